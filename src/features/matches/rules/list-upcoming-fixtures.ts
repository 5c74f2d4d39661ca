import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { ScheduledFixture } from './fixture.ts';
import { selectFixtures, toFixtures } from './select-fixtures.ts';

/** The next matches of a competition (its slug), the earliest first. `now` is epoch ms. */
export async function listUpcomingFixtures(
  db: Db,
  { competition, now, limit = 5 }: { competition: string; now: number; limit?: number },
): Promise<ScheduledFixture[]> {
  const rows = await selectFixtures(db)
    .where('competition.slug', '=', competition)
    .where('fixture.status', '=', sql.lit('scheduled'))
    .where('fixture.kick_off', '>', now)
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .limit(limit)
    .execute();
  const fixtures = await toFixtures(db, rows);
  return fixtures.filter((fixture) => fixture.status === 'scheduled');
}
