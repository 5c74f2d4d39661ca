import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { FixtureStatus, MatchPhase } from '#features/matches/tables.ts';

/** Line-ups come out about an hour before the match. */
export const POLLED_BEFORE_MS = 75 * MINUTE;
const SOON_MS = 48 * HOUR;
/** A match is over by then, with extra time and a long break. */
const OVER_AFTER_MS = 6 * HOUR;
/** Providers correct goals and cards on the next days. Counted from the kick-off. */
const RECONCILED_AFTER_MS = [26 * HOUR, 74 * HOUR];

interface PolledMatch {
  status: FixtureStatus;
  phase: MatchPhase | null;
  /** Epoch ms. */
  kickOff: number;
  /** Epoch ms of its last change. */
  updatedAt: number;
}

/** How often the provider may be asked. */
export interface PollPace {
  /** Between two polls of a live match. */
  liveIntervalMs: number;
  /** The calls of a day are few. Line-ups and late corrections then wait longer. */
  isScarce: boolean;
}

/** When a match is polled next (epoch ms) after a poll at `now`; null when it is not polled any more. */
export function findNextPoll(
  match: PolledMatch,
  { now, liveIntervalMs, isScarce }: PollPace & { now: number },
): number | null {
  const { status, kickOff } = match;
  if (now < kickOff - POLLED_BEFORE_MS) return kickOff - POLLED_BEFORE_MS;
  if (now < kickOff) return now + (isScarce ? 30 : 5) * MINUTE;
  const reconciledAt = RECONCILED_AFTER_MS.map((after) => kickOff + after).find((at) => at > now) ?? null;
  if (now > kickOff + OVER_AFTER_MS) return reconciledAt;
  if (status === 'live' || status === 'scheduled')
    return now + (match.phase === 'halftime' ? Math.max(MINUTE, liveIntervalMs) : liveIntervalMs);
  if (status === 'suspended') return now + Math.max(5 * MINUTE, liveIntervalMs);
  const wasJustEnded = status === 'finished' && now < match.updatedAt + 30 * MINUTE;
  return wasJustEnded ? now + (isScarce ? 15 : 2) * MINUTE : reconciledAt;
}

/** When the list of matches is read next: each hour while a match is near, every six hours with few calls, otherwise twice a day. */
export function findNextList(
  kickOffs: readonly number[],
  { now, isScarce }: { now: number; isScarce: boolean },
): number {
  const isSoon = kickOffs.some((at) => at > now && at < now + SOON_MS);
  return now + (isSoon ? (isScarce ? 6 : 1) : 12) * HOUR;
}

/** A match with its break and some added time. */
export const MATCH_MS = 2 * HOUR;
/** Kept back for each match of the day: its line-ups, its end and its corrections. */
const CALLS_AROUND_MATCH = 8;
const MAX_LIVE_INTERVAL_MS = 20 * MINUTE;

/**
 * The time between two polls of live matches that makes the calls of a day last until its last match has ended. One call asks
 * for all live matches. `kickOffs` are those of the matches that are played until the calls are counted anew.
 */
export function spreadCalls(
  kickOffs: readonly number[],
  { now, remainingToday, leastMs }: { now: number; remainingToday: number; leastMs: number },
): number {
  let playedMs = 0;
  let until = now;
  for (const kickOff of kickOffs.toSorted((a, b) => a - b)) {
    const end = kickOff + MATCH_MS;
    playedMs += Math.max(0, end - Math.max(until, kickOff));
    until = Math.max(until, end);
  }
  const ahead = kickOffs.filter((kickOff) => kickOff > now).length;
  const calls = Math.max(1, remainingToday - CALLS_AROUND_MATCH * (ahead + 1));
  return Math.min(MAX_LIVE_INTERVAL_MS, Math.max(leastMs, Math.ceil(playedMs / calls)));
}
