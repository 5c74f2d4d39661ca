/** Offset of the clock of a run in milliseconds, for the test processes and the servers they start. */
export const CLOCK_SHIFT = 'TEST_CLOCK_SHIFT_MS';

/**
 * Reads `TEST_CLOCK` at the start of a run, such as `2026-12-31T03:20:00Z`: the time at which its clock begins. Throws when
 * it is not a time with a time zone. Without it the real clock is used.
 */
export function startTestClock(env: NodeJS.ProcessEnv): void {
  const start = env.TEST_CLOCK;
  if (!start || env[CLOCK_SHIFT]) return;
  const at = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(start) ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(at))
    throw new Error(`TEST_CLOCK: "${start}" must be a moment such as 2026-12-31T03:20:00Z`);
  env[CLOCK_SHIFT] = String(at - Date.now());
}

/** The shift of this run in milliseconds; 0 with the real clock. */
export function findClockShift(env: NodeJS.ProcessEnv): number {
  return Number(env[CLOCK_SHIFT] ?? 0);
}
