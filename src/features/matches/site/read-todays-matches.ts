import type { FootballDay } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';
import { azerbaijaniOrder } from '../rules/azerbaijani-order.ts';
import { type Fixture, isAwaitingResult, isOngoing } from '../rules/fixture.ts';
import { findNextMatchDay, listTodaysAndLiveFixtures } from '../rules/match-days.ts';
import { formatMatch, type MatchView } from './match-view.ts';

const MAX_MATCHES = 8;

/** Today's matches as the front page shows them. */
export interface TodaysMatchesView {
  matches: MatchView[];
  /** Without matches today: the next day that has matches. */
  nextDay: FootballDay | null;
}

/**
 * Today's matches for the front page: live and suspended ones first, then those to come, then the rest; of each the Azerbaijani
 * ones first. `now` in epoch milliseconds.
 */
export async function readTodaysMatches(db: Db, { now }: { now: number }): Promise<TodaysMatchesView> {
  const fixtures = await listTodaysAndLiveFixtures(db, { now });
  if (fixtures.length === 0) return { matches: [], nextDay: await findNextMatchDay(db, { at: now }) };
  const byUrgency = fixtures.toSorted(
    (a, b) => urgencyOf(a, now) - urgencyOf(b, now) || azerbaijaniOrder(a, b) || kickOffOrder(a, b),
  );
  return { matches: byUrgency.slice(0, MAX_MATCHES).map((match) => formatMatch(match, now)), nextDay: null };
}

/** Scheduled matches are sorted by kick-off. The others keep the order of `listTodaysAndLiveFixtures`. */
function kickOffOrder(a: Fixture, b: Fixture): number {
  return a.status === 'scheduled' && b.status === 'scheduled' ? a.kickOff - b.kickOff : 0;
}

function urgencyOf(fixture: Fixture, now: number): number {
  if (isOngoing(fixture)) return 0;
  return fixture.status === 'scheduled' && !isAwaitingResult(fixture, now) ? 1 : 2;
}
