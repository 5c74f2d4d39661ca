import type { MatchPhase } from '../tables.ts';
import { type ClockFace, type MatchClock, type MatchMinute, readRunningClock } from './running-clock.ts';

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

/** The clock of a live match for a page that stays open; null while it does not run. */
export function readClockFace(match: { phase: MatchPhase; clock: MatchClock | null }): ClockFace | null {
  return match.clock && { ...match.clock, end: PHASE_ENDS[match.phase] };
}
