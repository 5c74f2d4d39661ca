import { MINUTE } from '#az/format/durations.ts';

/** The running clock of a live match: at `at` (epoch ms) the match was in `minute`, and it runs `rate` times as fast. */
export interface MatchClock {
  at: number;
  minute: number;
  rate: number;
}

/** A running clock for a page that stays open: at `at` (epoch ms) the match was in `minute`, and the part ends with `end`. */
export interface ClockFace extends MatchClock {
  end: number;
}

/** A minute of a match: `added` is 3 in 45+3. */
export interface MatchMinute {
  minute: number;
  added: number | null;
}

const MAX_ADDED = 30;

/**
 * The minute of a running clock at `now` (epoch ms). It is in a file of its own, because the script of every reader's page has it, and
 * needs nothing else of `match-clock.ts`.
 */
export function readRunningClock({ end, ...clock }: ClockFace, now: number): MatchMinute {
  const passed = Math.floor((Math.max(0, now - clock.at) * clock.rate) / MINUTE);
  const minute = clock.minute + passed;
  return minute <= end ? { minute, added: null } : { minute: end, added: Math.min(minute - end, MAX_ADDED) };
}
