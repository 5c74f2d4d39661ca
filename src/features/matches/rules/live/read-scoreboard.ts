import { footballDay } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import type { RegionChoice } from '#features/competitions/rules/competition.ts';
import type { Db } from '#platform/db/schema.ts';
import { isOngoing } from '../fixture.ts';
import { listTodaysAndLiveFixtures } from '../list-todays-and-live-fixtures.ts';
import type { Scoreboard } from './scoreboard.ts';

/**
 * Reads the matches that an open page may show: today's matches, all live and suspended matches and the matches that began in the last
 * 24 hours, so that a page opened last night can update its matches. `now` is epoch ms.
 */
export async function readScoreboard(
  db: Db,
  { now, region }: { now: number; region?: RegionChoice },
): Promise<Scoreboard> {
  const recent = await listTodaysAndLiveFixtures(db, { now, since: now - DAY, withSuspended: true });
  const matches = recent.filter(({ competition }) => !region || competition.region === region);
  const { start } = footballDay(now);
  const today = matches.filter((match) => match.kickOff >= start || isOngoing(match));
  return { updatedAt: findLastChange(today), matches };
}

/** The time of the last change of these matches, epoch ms; null when there are no matches. */
function findLastChange(matches: readonly { updatedAt: number }[]): number | null {
  return matches.length === 0 ? null : Math.max(...matches.map((match) => match.updatedAt));
}
