import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { isOngoing, type LiveMatch, type SuspendedMatch } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';
import { isOverdue } from './overdue.ts';

/**
 * Every live or suspended match, whatever its day, the earliest first; those of one competition with its slug. `shownAt`
 * (epoch ms) leaves out the live matches that are overdue, which readers do not see as live.
 */
export async function listOngoingMatches(
  db: Db,
  { competition, shownAt }: { competition?: string; shownAt?: number } = {},
): Promise<(LiveMatch | SuspendedMatch)[]> {
  const ids = db.selectFrom('fixture').select('id');
  const rows = await selectFixtures(db)
    // `union all` uses the index of each status.
    .where('fixture.id', 'in', () =>
      ids
        .where('status', '=', sql.lit('live'))
        .$if(shownAt !== undefined, (query) =>
          query.where(({ eb, not }) => not(isOverdue(shownAt as number)(eb))),
        )
        .unionAll(ids.where('status', '=', sql.lit('suspended'))),
    )
    .$if(competition !== undefined, (query) => query.where('competition.slug', '=', competition as string))
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .execute();
  return (await toFixtures(db, rows)).filter(isOngoing);
}
