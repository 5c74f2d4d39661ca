import type { FixtureStatus, MatchPhase } from '../../tables.ts';
import type { Score } from '../fixture.ts';
import type { MatchClock } from '../match-clock.ts';
import { compareEvents } from './compare-events.ts';
import type { CurrentEvent } from './fold-ledger.ts';
import {
  type EventOf,
  isTimed,
  type LedgerEvent,
  type Mark,
  marks,
  type TimedEvent,
} from './ledger-event.ts';

/** What the ledger says about a match. */
export interface MatchState {
  status: FixtureStatus;
  /** The part that is being played, or that was being played when the match was suspended. */
  phase: MatchPhase | null;
  /** Null in a break and when the match is not live. */
  clock: MatchClock | null;
  /** Added time that was announced for the current half. */
  announcedAdded: number | null;
  /** Null while the match has no score: before kick-off, postponed, cancelled. */
  score: Score | null;
  halfTime: Score | null;
  shootOut: Score | null;
  /** Why the match was postponed, suspended, abandoned, cancelled or awarded. A match with a new time keeps it. */
  reason: string | null;
  /** The events with a minute, in the order of the match. */
  events: CurrentEvent<TimedEvent>[];
}

/** The phase that begins with a mark, and the minute at which its clock starts; no clock in a break. */
const PHASES: Record<Exclude<Mark, 'fullTime'>, { phase: MatchPhase; from: number | null }> = {
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

/** Whether the mark comes after the part that is being played. */
export function isLaterMark(mark: Mark, phase: MatchPhase | null): boolean {
  const begin = marks.findIndex((name) => name !== 'fullTime' && PHASES[name].phase === phase);
  return marks.indexOf(mark) > begin;
}

const NOT_STARTED: MatchState = {
  ...{ status: 'scheduled', phase: null, clock: null, announcedAdded: null },
  ...{ score: null, halfTime: null, shootOut: null, reason: null, events: [] },
};

/** Derives the state of a match from the events that hold now. Gives a state for any set of events. */
export function deriveMatch(current: readonly CurrentEvent[]): MatchState {
  const events = current.filter(hasMinute).sort(compareEvents);
  const state = { ...NOT_STARTED, events };
  for (const { event } of current) applyStatus(state, event);
  if (!HAS_SCORE.has(state.status)) return state;
  const result = lastOf(current, 'result');
  const awarded = lastOf(current, 'awarded');
  if (state.status === 'awarded' && awarded) state.score = { home: awarded.home, away: awarded.away };
  else state.score = result ? { home: result.home, away: result.away } : countGoals(events);
  state.halfTime = result ? result.halfTime : countHalfTime(events);
  state.shootOut = result ? result.shootOut : countShootOut(events);
  return state;
}

const HAS_SCORE: ReadonlySet<FixtureStatus> = new Set([
  'live',
  'finished',
  'suspended',
  'abandoned',
  'awarded',
]);

function hasMinute(current: CurrentEvent): current is CurrentEvent<TimedEvent> {
  return isTimed(current.event);
}

function lastOf<Type extends LedgerEvent['type']>(
  current: readonly CurrentEvent[],
  type: Type,
): EventOf<Type> | undefined {
  return current.findLast(({ event }) => event.type === type)?.event as EventOf<Type> | undefined;
}

/** Applies the events that change the status, in the order in which they were added. */
function applyStatus(state: MatchState, event: LedgerEvent): void {
  switch (event.type) {
    case 'mark':
      if (event.mark === 'fullTime') {
        endMatch(state, 'finished', null);
        return;
      }
      state.status = 'live';
      state.phase = PHASES[event.mark].phase;
      state.clock = startClock(event, PHASES[event.mark].from);
      state.announcedAdded = null;
      state.reason = null;
      return;
    case 'addedTime':
      if (state.status === 'live') state.announcedAdded = event.minutes;
      return;
    case 'suspended':
      // A kick-off that has been taken back takes the suspension with it.
      if (state.status !== 'live') return;
      Object.assign(state, { status: 'suspended', clock: null, announcedAdded: null, reason: event.reason });
      return;
    case 'resumed':
      if (state.status !== 'suspended' || !state.phase) return;
      state.status = 'live';
      // A match that was stopped in a break continues with the break.
      state.clock = RUNNING.has(state.phase) ? { at: event.at, minute: event.fromMinute, rate: 1 } : null;
      state.reason = null;
      return;
    case 'result':
      endMatch(state, 'finished', null);
      return;
    case 'rescheduled':
      // Readers of the new time still want to know why it is not the old one.
      endMatch(state, 'scheduled', state.reason);
      return;
    case 'postponed':
    case 'cancelled':
    case 'abandoned':
    case 'awarded':
      endMatch(state, event.type, event.reason);
      return;
  }
}

function endMatch(state: MatchState, status: FixtureStatus, reason: string | null): void {
  Object.assign(state, { status, reason, phase: null, clock: null, announcedAdded: null });
}

function startClock({ at, rate }: EventOf<'mark'>, from: number | null): MatchClock | null {
  return from === null ? null : { at, minute: from, rate };
}

const GOALS: ReadonlySet<LedgerEvent['type']> = new Set(['goal', 'penaltyGoal', 'ownGoal']);

/** Whether the event changes the score. Kicks of a shoot-out do not. */
export function isGoalEvent(event: LedgerEvent): event is EventOf<'goal' | 'penaltyGoal' | 'ownGoal'> {
  return GOALS.has(event.type);
}

function countGoals(events: readonly CurrentEvent<TimedEvent>[], until = Number.POSITIVE_INFINITY): Score {
  const score = { home: 0, away: 0 };
  for (const { event } of events) if (isGoalEvent(event) && event.minute <= until) score[event.side]++;
  return score;
}

/** The score of the first half; null before its end. */
function countHalfTime(events: readonly CurrentEvent<TimedEvent>[]): Score | null {
  const isOver = events.some(({ event }) => event.type === 'mark' && event.mark !== 'kickOff');
  return isOver ? countGoals(events, 45) : null;
}

/** The scored kicks of the shoot-out; null without a shoot-out. */
function countShootOut(events: readonly CurrentEvent<TimedEvent>[]): Score | null {
  const score = { home: 0, away: 0 };
  let hasShootOut = false;
  for (const { event } of events) {
    if (event.type === 'mark' && event.mark === 'shootOut') hasShootOut = true;
    if (event.type !== 'shootOutKick') continue;
    hasShootOut = true;
    if (event.isScored) score[event.side]++;
  }
  return hasShootOut ? score : null;
}
