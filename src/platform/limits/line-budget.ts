import { MINUTE } from '#az/format/durations.ts';

/**
 * Allows so many lines of the log in a minute. The function that it returns has the number of lines that were left out before
 * this one, or null when this one is left out too.
 */
export function createLineBudget(perMinute: number, now: () => number): () => number | null {
  let begunAt = 0;
  let lines = 0;
  let omitted = 0;
  return () => {
    const at = now();
    // Also after the clock was put back.
    if (Math.abs(at - begunAt) >= MINUTE) {
      begunAt = at;
      lines = 0;
    }
    if (lines >= perMinute) {
      omitted += 1;
      return null;
    }
    lines += 1;
    const before = omitted;
    omitted = 0;
    return before;
  };
}
