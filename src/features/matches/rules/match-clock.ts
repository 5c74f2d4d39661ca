import { MINUTE } from '#az/format/durations.ts';
import type { MatchPhase } from '../tables.ts';

/** The running clock of a live match: at `at` (epoch ms) the match was in `minute`, and it runs `rate` times as fast. */
export interface MatchClock {
  at: number;
  minute: number;
  rate: number;
}

/** The last minute of each part, without added time. In a break the clock stands there. */
const PHASE_ENDS: Record<MatchPhase, number> = {
  firstHalf: 45,
  halftime: 45,
  secondHalf: 90,
  extraTimeBreak: 90,
  extraTimeFirst: 105,
  extraTimeHalftime: 105,
  extraTimeSecond: 120,
  shootOut: 120,
};
const MAX_ADDED = 30;

/** A minute of a match: `added` is 3 in 45+3. */
export interface MatchMinute {
  minute: number;
  added: number | null;
}

/**
 * The minute of a match at `now` (epoch ms): 47:10 of the first half is minute 45, added 3. Never stored. `stoppedIn`: the one in
 * which it was suspended.
 */
export function readClock(
  {
    phase,
    clock,
    stoppedIn = null,
  }: { phase: MatchPhase; clock: MatchClock | null; stoppedIn?: MatchMinute | null },
  now: number,
): MatchMinute {
  const end = PHASE_ENDS[phase];
  return clock ? readRunningClock({ ...clock, end }, now) : (stoppedIn ?? { minute: end, added: null });
}

/** The minute of a running clock at `now` (epoch ms). */
export function readRunningClock({ end, ...clock }: ClockFace, now: number): MatchMinute {
  const passed = Math.floor((Math.max(0, now - clock.at) * clock.rate) / MINUTE);
  const minute = clock.minute + passed;
  return minute <= end ? { minute, added: null } : { minute: end, added: Math.min(minute - end, MAX_ADDED) };
}

/** A running clock for a page that stays open: at `at` (epoch ms) the match was in `minute`, and the part ends with `end`. */
export interface ClockFace extends MatchClock {
  end: number;
}

export function readClockFace(match: { phase: MatchPhase; clock: MatchClock | null }): ClockFace | null {
  return match.clock && { ...match.clock, end: PHASE_ENDS[match.phase] };
}
