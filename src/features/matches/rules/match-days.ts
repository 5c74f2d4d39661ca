import { sql } from 'kysely';
import { type FootballDay, footballDay } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from './fixture.ts';
import { isOverdue } from './live/end-overdue-matches.ts';
import { selectFixtures, toFixtures } from './select-fixtures.ts';

/** The next football day with a match after the football day of `at` (epoch ms); null when there is none. */
export async function findNextMatchDay(db: Db, { at }: { at: number }): Promise<FootballDay | null> {
  const row = await db
    .selectFrom('fixture')
    .select('kick_off')
    .where('kick_off', '>=', footballDay(at).end)
    .where('status', 'not in', ['postponed', 'cancelled'])
    .orderBy('kick_off')
    .limit(1)
    .executeTakeFirst();
  return row ? footballDay(row.kick_off) : null;
}

/**
 * The matches of a football day in Baku. It lasts until six in the morning, so a match at 00:00 belongs to the evening
 * before. In the editors' order of competitions, then by kick-off. `at` is any time of the day, epoch ms.
 */
export async function listFixturesOfFootballDay(db: Db, { at }: { at: number }): Promise<Fixture[]> {
  const { start, end } = footballDay(at);
  const rows = await selectFixtures(db)
    .where('fixture.kick_off', '>=', start)
    .where('fixture.kick_off', '<', end)
    .orderBy('competition.position')
    .orderBy('competition.slug')
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .execute();
  return toFixtures(db, rows);
}

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

/** The matches on the page of a football day. The page of today also has every live match. `now` is epoch ms. */
export function listFixturesOfDayPage(
  db: Db,
  { day, now }: { day: FootballDay; now: number },
): Promise<Fixture[]> {
  if (day.day === footballDay(now).day) return listTodaysAndLiveFixtures(db, { now });
  return listFixturesOfFootballDay(db, { at: day.start });
}
