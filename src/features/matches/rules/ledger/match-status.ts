import type { ProblemCode } from '#platform/message-texts.ts';
import type { FixtureStatus, MatchPhase } from '../../tables.ts';
import { type PeriodMark, periodMarks } from '../event-fields.ts';
import { readClock } from '../match-clock.ts';
import type { MatchClock, MatchMinute } from '../running-clock.ts';

/** The part of the state of a match that marks and decisions change. */
export interface MatchStatus {
  status: FixtureStatus;
  /** The part that is being played, or that was being played when the match was suspended. */
  phase: MatchPhase | null;
  /** Null in a break and when the match is not live. */
  clock: MatchClock | null;
  /** The minute in which the clock stood still when the match was suspended; null in a break and when it is not suspended. */
  stoppedIn: MatchMinute | null;
  /** Added time that was announced for the current half. */
  announcedAdded: number | null;
  /** Why the match was postponed, suspended, abandoned, cancelled or awarded. A match with a new time keeps it. */
  reason: string | null;
}

export const notStarted: MatchStatus = {
  status: 'scheduled',
  phase: null,
  clock: null,
  stoppedIn: null,
  announcedAdded: null,
  reason: null,
};

/** The phase that begins with a mark, and the minute at which its clock starts; no clock in a break. */
const PHASES: Record<Exclude<PeriodMark, 'fullTime'>, { phase: MatchPhase; from: number | null }> = {
  kickOff: { phase: 'firstHalf', from: 1 },
  halfTime: { phase: 'halftime', from: null },
  secondHalf: { phase: 'secondHalf', from: 46 },
  extraTimeBreak: { phase: 'extraTimeBreak', from: null },
  extraTime: { phase: 'extraTimeFirst', from: 91 },
  extraTimeHalf: { phase: 'extraTimeHalftime', from: null },
  extraTimeSecondHalf: { phase: 'extraTimeSecond', from: 106 },
  shootOut: { phase: 'shootOut', from: null },
};

/** The phases in which the clock runs. */
const RUNNING: ReadonlySet<MatchPhase> = new Set(
  Object.values(PHASES).flatMap(({ phase, from }) => (from === null ? [] : [phase])),
);

/** How events change the status, in the order in which they were added. */
export const statusChanges = {
  none() {},
  mark(match: MatchStatus, { mark, at, rate }: { mark: PeriodMark; at: number; rate: number }) {
    if (mark === 'fullTime') {
      endMatch(match, 'finished', null);
      return;
    }
    const { phase, from } = PHASES[mark];
    const clock = from === null ? null : { at, minute: from, rate };
    Object.assign(match, { ...notStarted, status: 'live', phase, clock });
  },
  addedTime(match: MatchStatus, { minutes }: { minutes: number }) {
    if (match.status === 'live') match.announcedAdded = minutes;
  },
  suspension(match: MatchStatus, { at, reason }: { at: number; reason: string }) {
    // A kick-off that has been taken back takes the suspension with it.
    if (match.status !== 'live') return;
    const { phase, clock } = match;
    const stoppedIn = phase && clock && readClock({ phase, clock }, at);
    Object.assign(match, { status: 'suspended', clock: null, stoppedIn, announcedAdded: null, reason });
  },
  resumption(match: MatchStatus, { at, fromMinute }: { at: number; fromMinute: number }) {
    if (match.status !== 'suspended' || !match.phase) return;
    match.status = 'live';
    match.stoppedIn = null;
    // A match that was stopped in a break continues with the break.
    match.clock = RUNNING.has(match.phase) ? { at, minute: fromMinute, rate: 1 } : null;
    match.reason = null;
  },
  result(match: MatchStatus) {
    endMatch(match, 'finished', null);
  },
  newKickOff(match: MatchStatus) {
    // Readers of the new time still want to know why it is not the old one.
    endMatch(match, 'scheduled', match.reason);
  },
  decision(status: 'postponed' | 'cancelled' | 'abandoned' | 'awarded') {
    return (match: MatchStatus, { reason }: { reason: string }) => endMatch(match, status, reason);
  },
};

function endMatch(match: MatchStatus, status: FixtureStatus, reason: string | null): void {
  Object.assign(match, { ...notStarted, status, reason });
}

type Stage = Pick<MatchStatus, 'status' | 'phase'>;

/** Why an event cannot be added to a match in this state; null when it can. */
export const statusRules = {
  any: () => null,
  /** Events of a finished match may be entered later, for instance the scorers of an imported result. */
  afterKickOff: (match: Stage) => (isWaiting(match) ? 'match.notStarted' : null),
  beforeKickOff: (match: Stage) => (isWaiting(match) ? null : 'match.alreadyStarted'),
  mark({ status, phase }: Stage, { mark }: { mark: PeriodMark }) {
    if (mark === 'kickOff')
      return isWaiting({ status }) && status !== 'cancelled' ? null : 'match.alreadyStarted';
    if (status === 'finished' || status === 'abandoned' || status === 'awarded') return 'match.over';
    if (status !== 'live') return 'match.notStarted';
    // Two operators may enter the same mark at the same moment.
    return isLaterMark(mark, phase) ? null : 'match.mark';
  },
  calledOff: ({ status }: Stage) =>
    status === 'postponed' || status === 'cancelled' ? null : 'match.alreadyStarted',
  live: ({ status }: Stage) => (status === 'live' ? null : 'match.notLive'),
  suspended: ({ status }: Stage) => (status === 'suspended' ? null : 'match.notLive'),
  ongoing: ({ status }: Stage) => (status === 'live' || status === 'suspended' ? null : 'match.notLive'),
  undecided: ({ status }: Stage) => (status === 'cancelled' || status === 'awarded' ? 'match.over' : null),
} as const satisfies Record<string, (match: Stage, event: never) => ProblemCode | null>;

function isWaiting({ status }: Pick<MatchStatus, 'status'>): boolean {
  return status === 'scheduled' || status === 'postponed' || status === 'cancelled';
}

/** Whether the mark comes after the part that is being played. */
function isLaterMark(mark: PeriodMark, phase: MatchPhase | null): boolean {
  const begin = periodMarks.findIndex((name) => name !== 'fullTime' && PHASES[name].phase === phase);
  return periodMarks.indexOf(mark) > begin;
}
