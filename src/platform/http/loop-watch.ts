/** How late a check may begin, in milliseconds. */
const MAX_DELAY_MS = 1000;
const CHECK_MS = 1000;
/** So many late checks in a row mean that the process does not answer in time. One is a long task, or a machine that slept. */
const LATE_CHECKS = 5;

export interface LoopWatch {
  /** Whether requests have been waiting for the event loop for more than ten seconds. */
  isBlocked(): boolean;
  stop(): void;
}

/**
 * Notices that the event loop is blocked again and again. `clock` returns milliseconds that never jump. A loop that is blocked
 * for ever cannot say so: then `/healthz` does not answer at all.
 */
export function watchLoop({ checkMs = CHECK_MS, clock = () => performance.now() } = {}): LoopWatch {
  let late = 0;
  let due = clock() + checkMs;
  const timer = setInterval(() => {
    const delay = clock() - due;
    late = delay > MAX_DELAY_MS ? late + 1 : 0;
    due = clock() + checkMs;
  }, checkMs);
  timer.unref();
  return { isBlocked: () => late >= LATE_CHECKS, stop: () => clearInterval(timer) };
}
