import { sql } from 'kysely';
import { footballDay } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from './fixture.ts';
import { isOverdue } from './live/overdue.ts';
import { selectFixtures, toFixtures } from './select-fixtures.ts';

/**
 * Today's matches: the matches of the football day of `now` and every live match. A match that is still live after
 * six in the morning belongs to today. An earlier `since` adds the matches with a kick-off from then on. Both are
 * epoch ms. `withSuspended` adds the suspended matches of every day. In the editors' order of competitions, then by kick-off.
 */
export async function listTodaysAndLiveFixtures(
  db: Db,
  { now, since = now, withSuspended = false }: { now: number; since?: number; withSuspended?: boolean },
): Promise<Fixture[]> {
  const { start, end } = footballDay(now);
  const ids = db.selectFrom('fixture').select('id');
  const rows = await selectFixtures(db)
    // `union all` uses both indexes. With `or` SQLite reads the whole table, with `union` the whole index of ids.
    .where('fixture.id', 'in', () =>
      ids
        .where('kick_off', '>=', Math.min(since, start))
        .where('kick_off', '<', end)
        .unionAll(ids.where('status', '=', sql.lit('live')).where(({ eb, not }) => not(isOverdue(now)(eb))))
        .$if(withSuspended, (query) => query.unionAll(ids.where('status', '=', sql.lit('suspended')))),
    )
    .orderBy('competition.position')
    .orderBy('competition.slug')
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .execute();
  return toFixtures(db, rows);
}
