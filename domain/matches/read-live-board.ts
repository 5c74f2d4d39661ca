import type { Db } from '#db/schema.ts';
import type { RegionChoice } from './competition.ts';
import { listFixturesOfFootballDay } from './list-fixtures-of-football-day.ts';
import { listLiveMatches } from './list-live-matches.ts';
import type { LiveBoard } from './live-board.ts';

/**
 * The matches of this football day and those still going on from the day before: whatever can have changed on a
 * page that stays open. `now` is epoch ms.
 */
export async function readLiveBoard(
  db: Db,
  { now, region }: { now: number; region?: RegionChoice },
): Promise<LiveBoard> {
  const [today, live] = await Promise.all([
    listFixturesOfFootballDay(db, { at: now }),
    listLiveMatches(db, { now, region }),
  ]);
  const ids = new Set(today.map((fixture) => fixture.id));
  const chosen = today.filter((fixture) => !region || fixture.competition.region === region);
  const matches = [...chosen, ...live.filter((match) => !ids.has(match.id))];
  return { updatedAt: newestChange(matches), matches };
}

/** When the newest of these matches changed, epoch ms; null when there are none. */
export function newestChange(matches: readonly { updatedAt: number }[]): number | null {
  return matches.length === 0 ? null : Math.max(...matches.map((match) => match.updatedAt));
}
