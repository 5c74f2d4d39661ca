import type { FootballDay } from '#az/format/dates.ts';
import type { Db } from '#db/schema.ts';
import { findNextMatchDay } from '#domain/matches/find-next-match-day.ts';
import { type Fixture, isLive } from '#domain/matches/fixture.ts';
import { listTodaysFixtures } from '#domain/matches/list-todays-fixtures.ts';
import { type MatchView, viewMatch } from './match-view.ts';

const FRONT_PAGE_GAMES = 8;

/** What the front page shows of the day's football. */
export interface TodaysGamesView {
  matches: MatchView[];
  /** When there is no game today: the next day that has one. */
  nextDay: FootballDay | null;
}

/** The day's games for the front page: what is live first, then what is to come, then the rest. `now` is epoch ms. */
export async function readTodaysGames(db: Db, { now }: { now: number }): Promise<TodaysGamesView> {
  const fixtures = await listTodaysFixtures(db, { now });
  if (fixtures.length === 0) return { matches: [], nextDay: await findNextMatchDay(db, { at: now }) };
  const byUrgency = fixtures.toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || kickOffOrder(a, b));
  return { matches: byUrgency.slice(0, FRONT_PAGE_GAMES).map(viewMatch), nextDay: null };
}

/** What is to come stands by the clock; the rest keeps the editors' order. */
function kickOffOrder(a: Fixture, b: Fixture): number {
  return a.status === 'scheduled' ? a.kickOff - b.kickOff : 0;
}

function urgencyOf(fixture: Fixture): number {
  if (isLive(fixture)) return 0;
  return fixture.status === 'scheduled' ? 1 : 2;
}
