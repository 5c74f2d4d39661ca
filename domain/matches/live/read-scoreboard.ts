import { DAY_MS } from '#az/format/baku-time.ts';
import { footballDay } from '#az/format/dates.ts';
import type { Db } from '#db/schema.ts';
import type { RegionChoice } from '../competition.ts';
import { isLive } from '../fixture.ts';
import { listTodaysFixtures } from '../list-todays-fixtures.ts';
import type { Scoreboard } from './scoreboard.ts';

/**
 * Whatever can have changed on a page that stays open: today's matches, those still live from the day before, and all that
 * began in the last 24 hours. A page opened last night must learn that its matches have ended. `now` is epoch ms.
 */
export async function readScoreboard(
  db: Db,
  { now, region }: { now: number; region?: RegionChoice },
): Promise<Scoreboard> {
  const recent = await listTodaysFixtures(db, { now, since: now - DAY_MS });
  const matches = recent.filter(({ competition }) => !region || competition.region === region);
  const { start } = footballDay(now);
  const todays = matches.filter((match) => match.kickOff >= start || isLive(match));
  return { updatedAt: newestChange(todays), matches };
}

/** When the newest of these matches changed, epoch ms; null when there are none. */
function newestChange(matches: readonly { updatedAt: number }[]): number | null {
  return matches.length === 0 ? null : Math.max(...matches.map((match) => match.updatedAt));
}
