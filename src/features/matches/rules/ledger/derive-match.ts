import type { FixtureStatus } from '../../tables.ts';
import type { PeriodMark } from '../event-fields.ts';
import type { Score } from '../fixture.ts';
import type { MatchStatistics } from '../match-statistics.ts';
import type { CurrentEvent } from './fold-ledger.ts';
import {
  type EventOf,
  isGoalEvent,
  isTimed,
  kindOf,
  type LedgerEvent,
  type TimedEvent,
} from './ledger-event.ts';
import { type MatchStatus, notStarted } from './match-status.ts';

/** What the ledger says about a match. */
export interface MatchState extends MatchStatus {
  /** Null while the match has no score: before kick-off, postponed, cancelled. */
  score: Score | null;
  halfTime: Score | null;
  /** The score after 90 minutes, when the match went into extra time. */
  regular: Score | null;
  shootOut: Score | null;
  /** The newest that hold. Null when nobody has entered any, and without a score. */
  statistics: MatchStatistics | null;
  /** The events with a minute, in the order of the match. */
  events: CurrentEvent<TimedEvent>[];
}

/** Derives the state of a match from the events that hold now. Gives a state for any set of events. */
export function deriveMatch(current: readonly CurrentEvent[]): MatchState {
  const events = listTimedEvents(current);
  const state: MatchState = {
    ...notStarted,
    score: null,
    halfTime: null,
    regular: null,
    shootOut: null,
    statistics: null,
    events,
  };
  for (const { event } of current) kindOf(event).changeStatus(state, event);
  if (!HAS_SCORE.has(state.status)) return state;
  const result = lastOf(current, 'result');
  const awarded = lastOf(current, 'awarded');
  if (state.status === 'awarded' && awarded) state.score = { home: awarded.home, away: awarded.away };
  else state.score = result ? { home: result.home, away: result.away } : countGoals(events);
  state.halfTime = result ? result.halfTime : countHalfTime(events);
  state.regular = result ? result.regular : countRegular(events);
  state.shootOut = result ? result.shootOut : countShootOut(events);
  state.statistics = lastOf(current, 'statistics')?.statistics ?? null;
  return state;
}

/** Marks that begin a part of the match stand before its events, the others after them. */
const BEGINS: ReadonlySet<PeriodMark> = new Set([
  'kickOff',
  'secondHalf',
  'extraTime',
  'extraTimeSecondHalf',
  'shootOut',
]);

/** The part of a mark: a break belongs to the part that it ends. */
const PART_OF_MARK: Record<PeriodMark, number> = {
  kickOff: 1,
  halfTime: 1,
  secondHalf: 2,
  extraTimeBreak: 2,
  extraTime: 3,
  extraTimeHalf: 3,
  extraTimeSecondHalf: 4,
  shootOut: 5,
  fullTime: 6,
};

const PART_ENDS = [45, 90, 105];

/** 1 and 2 are the halves, 3 and 4 those of extra time, 5 is the shoot-out, 6 the end. */
function partOf(event: TimedEvent): number {
  if ('mark' in event) return PART_OF_MARK[event.mark];
  if (isInShootOut(event)) return 5;
  const index = PART_ENDS.findIndex((end) => event.minute <= end);
  return index === -1 ? 4 : index + 1;
}

function rankOf(event: TimedEvent): number {
  if (!('mark' in event)) return 1;
  return BEGINS.has(event.mark) ? 0 : 2;
}

/** Orders events as they happened: 45+2 comes before 46. Events of one minute stay in the order in which they were added. */
function compareEvents(a: CurrentEvent<TimedEvent>, b: CurrentEvent<TimedEvent>): number {
  return (
    partOf(a.event) - partOf(b.event) ||
    rankOf(a.event) - rankOf(b.event) ||
    (isInShootOut(a.event) ? 0 : compareTimes(a.event, b.event)) ||
    a.sequence - b.sequence
  );
}

function isInShootOut(event: TimedEvent): boolean {
  return kindOf(event).when === 'shootOut';
}

function compareTimes(a: TimedEvent, b: TimedEvent): number {
  return a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0);
}

const HAS_SCORE: ReadonlySet<FixtureStatus> = new Set([
  'live',
  'finished',
  'suspended',
  'abandoned',
  'awarded',
]);

/** The events with a minute, in the order of the match. */
export function listTimedEvents(current: readonly CurrentEvent[]): CurrentEvent<TimedEvent>[] {
  return current.filter((one): one is CurrentEvent<TimedEvent> => isTimed(one.event)).sort(compareEvents);
}

function lastOf<Type extends LedgerEvent['type']>(
  current: readonly CurrentEvent[],
  type: Type,
): EventOf<Type> | undefined {
  return current.findLast(({ event }) => event.type === type)?.event as EventOf<Type> | undefined;
}

function countGoals(events: readonly CurrentEvent<TimedEvent>[], until = Number.POSITIVE_INFINITY): Score {
  const score = { home: 0, away: 0 };
  for (const { event } of events) if (isGoalEvent(event) && event.minute <= until) score[event.side]++;
  return score;
}

/** The score of the first half; null before its end. */
function countHalfTime(events: readonly CurrentEvent<TimedEvent>[]): Score | null {
  const isOver = events.some(({ event }) => 'mark' in event && event.mark !== 'kickOff');
  return isOver ? countGoals(events, 45) : null;
}

/** The score after 90 minutes; null without extra time. */
function countRegular(events: readonly CurrentEvent<TimedEvent>[]): Score | null {
  const hasExtraTime = events.some(({ event }) => 'mark' in event && event.mark === 'extraTime');
  return hasExtraTime ? countGoals(events, 90) : null;
}

/** The scored kicks of the shoot-out; null without a shoot-out. */
function countShootOut(events: readonly CurrentEvent<TimedEvent>[]): Score | null {
  const score = { home: 0, away: 0 };
  let hasShootOut = false;
  for (const { event } of events) {
    if ('mark' in event && event.mark === 'shootOut') hasShootOut = true;
    if (!('isScored' in event)) continue;
    hasShootOut = true;
    if (event.isScored) score[event.side]++;
  }
  return hasShootOut ? score : null;
}
