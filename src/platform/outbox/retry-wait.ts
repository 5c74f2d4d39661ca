import { HOUR, MINUTE } from '#az/format/durations.ts';

const RETRY_WAITS_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE);

/** The longest wait of a row in a queue, also when a recipient asks for more. */
export const MAX_WAIT_MS = 6 * HOUR;

/** A row that would wait longer than this was written by a clock that was ahead and was put back since. */
export const MAX_DUE_AHEAD_MS = MAX_WAIT_MS + MINUTE;

/** The wait when a server cannot be reached. Nothing was sent, so it does not count as an attempt. */
export const OUTAGE_WAIT_MS = MINUTE;

/**
 * The milliseconds to wait after a failed attempt: 1, 5, 30, 120 and 360 minutes. Null after the last one: there are no more
 * attempts. `attempts` are those before the failed one.
 */
export function findRetryWait(attempts: number): number | null {
  return RETRY_WAITS_MS[attempts] ?? null;
}
