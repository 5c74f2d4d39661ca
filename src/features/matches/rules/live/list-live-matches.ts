import { sql } from 'kysely';
import type { RegionChoice } from '#features/competitions/rules/competition.ts';
import type { Db } from '#platform/db/schema.ts';
import { isLive, type LiveMatch } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';
import { isOverdue } from './overdue.ts';

/**
 * The live matches, of all competitions or of a region. In the editors' order of competitions, then by kick-off. Overdue
 * matches are left out. `now` is epoch ms.
 */
export async function listLiveMatches(
  db: Db,
  { now, region }: { now: number; region?: RegionChoice },
): Promise<LiveMatch[]> {
  const rows = await selectFixtures(db)
    .where('fixture.status', '=', sql.lit('live'))
    .where(({ eb, not }) => not(isOverdue(now)(eb)))
    .$if(region !== undefined, (query) => query.where('competition.region', '=', region as RegionChoice))
    .orderBy('competition.position')
    .orderBy('competition.slug')
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .execute();
  return (await toFixtures(db, rows)).filter(isLive);
}
