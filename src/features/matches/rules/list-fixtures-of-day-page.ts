import { type FootballDay, footballDay } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from './fixture.ts';
import { listFixturesOfFootballDay } from './list-fixtures-of-football-day.ts';
import { listTodaysAndLiveFixtures } from './list-todays-and-live-fixtures.ts';

/** The matches on the page of a football day. The page of today also has every live match. `now` is epoch ms. */
export function listFixturesOfDayPage(
  db: Db,
  { day, now }: { day: FootballDay; now: number },
): Promise<Fixture[]> {
  if (day.day === footballDay(now).day) return listTodaysAndLiveFixtures(db, { now });
  return listFixturesOfFootballDay(db, { at: day.start });
}
