import { type FootballDay, footballDay } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from './fixture.ts';
import { listFixturesOfFootballDay } from './list-fixtures-of-football-day.ts';
import { listTodaysFixtures } from './list-todays-fixtures.ts';

/** The games on the page of a football day. The page of today also has every live match. `now` is epoch ms. */
export function listGamesOfDay(db: Db, { day, now }: { day: FootballDay; now: number }): Promise<Fixture[]> {
  if (day.day === footballDay(now).day) return listTodaysFixtures(db, { now });
  return listFixturesOfFootballDay(db, { at: day.start });
}
