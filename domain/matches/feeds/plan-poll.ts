import type { FixtureStatus, MatchPhase } from '#db/tables/matches.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Line-ups come out about an hour before the match. */
export const POLLED_BEFORE_MS = 75 * MINUTE_MS;
const SOON_MS = 48 * HOUR_MS;
/** A match is over by then, with extra time and a long break. */
const OVER_AFTER_MS = 6 * HOUR_MS;
/** Providers correct goals and cards on the next days. Counted from the kick-off. */
const RECONCILED_AFTER_MS = [26 * HOUR_MS, 74 * HOUR_MS];

interface PolledMatch {
  status: FixtureStatus;
  phase: MatchPhase | null;
  /** Epoch ms. */
  kickOff: number;
  /** Epoch ms of its last change. */
  updatedAt: number;
}

/** When a match is polled next (epoch ms) after a poll at `now`; null when it is not polled any more. */
export function findNextPoll(
  match: PolledMatch,
  { now, liveIntervalMs }: { now: number; liveIntervalMs: number },
): number | null {
  const { status, kickOff } = match;
  if (now < kickOff - POLLED_BEFORE_MS) return kickOff - POLLED_BEFORE_MS;
  if (now < kickOff) return now + 5 * MINUTE_MS;
  const reconciledAt = RECONCILED_AFTER_MS.map((after) => kickOff + after).find((at) => at > now) ?? null;
  if (now > kickOff + OVER_AFTER_MS) return reconciledAt;
  if (status === 'live' || status === 'scheduled')
    return now + (match.phase === 'halftime' ? Math.max(MINUTE_MS, liveIntervalMs) : liveIntervalMs);
  if (status === 'suspended') return now + 5 * MINUTE_MS;
  const wasJustEnded = status === 'finished' && now < match.updatedAt + 30 * MINUTE_MS;
  return wasJustEnded ? now + 2 * MINUTE_MS : reconciledAt;
}

/** When the list of matches is read next: each hour while a match is near, otherwise twice a day. */
export function findNextList(kickOffs: readonly number[], now: number): number {
  const isSoon = kickOffs.some((at) => at > now && at < now + SOON_MS);
  return now + (isSoon ? HOUR_MS : 12 * HOUR_MS);
}
