import type { Db } from '#platform/db/schema.ts';
import { azerbaijaniOrder } from '../../rules/azerbaijani-order.ts';
import { listLiveMatches } from '../../rules/live/list-current-matches.ts';
import { formatMatch, type MatchView } from '../match-view.ts';

/** A live match as the score strip shows it. */
export type StripMatch = Pick<
  MatchView,
  'id' | 'home' | 'away' | 'time' | 'statusText' | 'homeScore' | 'awayScore' | 'sample'
>;

/** The live matches of the score strip, the Azerbaijani ones first, with the score at `now` (epoch ms). */
export async function readScoreStrip(db: Db, { now }: { now: number }): Promise<StripMatch[]> {
  const live = (await listLiveMatches(db, { now })).toSorted(azerbaijaniOrder);
  return live.map((match) => {
    const { id, home, away, time, statusText, homeScore, awayScore, sample } = formatMatch(match, now);
    return { id, home, away, time, statusText, homeScore, awayScore, sample };
  });
}
