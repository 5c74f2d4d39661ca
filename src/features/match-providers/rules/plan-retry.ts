import { DAY, MINUTE } from '#az/format/durations.ts';

const FIRST_WAIT_MS = 5000;
/** From this failure on the provider is left alone for longer. Editors see it as paused. */
export const PAUSED_AFTER_FAILURES = 5;
const PAUSE_MS = 5 * MINUTE;

interface Failure {
  /** Failed polls in a row, this one included. */
  failures: number;
  /** What the provider asks for; null when it does not say. */
  retryAfterMs: number | null;
  /** Between 0 and 1. Several installations must not return at the same moment. */
  random: number;
}

/** How long to wait after a failed poll: 5 s, 10 s, 20 s …, then five minutes; never less than the provider asks for. */
export function planRetry({ failures, retryAfterMs, random }: Failure): number {
  const wait = failures >= PAUSED_AFTER_FAILURES ? PAUSE_MS : FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1);
  return Math.round(Math.max(wait, retryAfterMs ?? 0) * (1 + random * 0.2));
}

/** How long to wait when no calls are left: to midnight UTC, or for a minute; 0 when there are calls. */
export function planQuotaWait(
  {
    remainingToday,
    remainingThisMinute,
  }: { remainingToday: number | null; remainingThisMinute: number | null },
  now: number,
): number {
  if (remainingToday === 0) return DAY - (now % DAY);
  return remainingThisMinute === 0 ? MINUTE : 0;
}
