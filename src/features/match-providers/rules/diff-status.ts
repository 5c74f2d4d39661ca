import { MINUTE } from '#az/format/durations.ts';
import type { StatusKind } from '#features/matches/rules/define-event-kind.ts';
import { type PeriodMark, periodMarks } from '#features/matches/rules/event-fields.ts';
import type { EventOf, LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import { applyChanges, DESK, type HeldEvent, type LedgerChange } from './held-events.ts';
import type { MatchSnapshot, SnapshotMark, SnapshotStatus } from './match-snapshot.ts';

interface Options {
  /** The provider. */
  source: string;
  /** Written into retractions. */
  reason: string;
  /** An editor has set the status. The lock ends when the desk resumes or reschedules the match. */
  isLocked: boolean;
}

/**
 * The decisions about a match, and whether one of the desk stands against the status that a provider reports. A result is
 * no decision: it says only how the match ended.
 */
const DECISIONS: Record<StatusKind, ((reported: SnapshotStatus['status']) => boolean) | null> = {
  postponed: () => true,
  cancelled: () => true,
  suspended: () => true,
  resumed: (reported) => reported === 'suspended',
  abandoned: () => true,
  awarded: () => true,
  rescheduled: (reported) => reported === 'postponed' || reported === 'cancelled',
  result: null,
};

function findDecision({ type }: LedgerEvent) {
  return Object.hasOwn(DECISIONS, type) ? DECISIONS[type as StatusKind] : null;
}

/**
 * The changes of marks and of the status. A status that the desk has set stays. A mark that the provider takes back, such
 * as a final whistle that was too early, is retracted.
 */
export function diffStatus(
  snapshot: MatchSnapshot,
  held: readonly HeldEvent[],
  options: Options,
): LedgerChange[] {
  const { status } = snapshot;
  if (!status || isSetByDesk(held, status, options)) return [];
  const { fetchedAt: at, minute } = snapshot;
  const wrongMarks = listWrongMarks(status, held, options);
  const newMarks = 'marks' in status ? listNewMarks(snapshot, status.marks, held, wrongMarks) : [];
  const corrections = 'marks' in status ? correctMarks(status.marks, held, options) : [];
  const retractions = [
    ...wrongMarks,
    ...listEnded(status, held, { ...options, isContinued: newMarks.length > 0 }),
  ];
  const left = applyChanges(held, retractions).state;
  const isPlayed = status.status === 'live' || status.status === 'finished';
  const isResumed = left.status === 'suspended' && (isPlayed || newMarks.length > 0);
  const additions: LedgerEvent[] = [];
  if (isResumed) additions.push({ type: 'resumed', fromMinute: minute ?? 45, at });
  additions.push(...newMarks);
  if (status.status === 'awarded') {
    if (!hasAward(held, status.score)) additions.push({ type: 'awarded', ...status.score, reason: '', at });
  } else if (isStopped(status.status) && (left.status !== status.status || isResumed)) {
    additions.push({ type: status.status, reason: '', at });
  }
  return [...retractions, ...corrections, ...additions.map((event) => ({ action: 'add' as const, event }))];
}

function isStopped(
  status: SnapshotStatus['status'],
): status is 'postponed' | 'cancelled' | 'suspended' | 'abandoned' {
  return status === 'postponed' || status === 'cancelled' || status === 'suspended' || status === 'abandoned';
}

/** Whether the desk has set a status that the provider must not change, or has ended the one that the provider reports. */
function isSetByDesk(held: readonly HeldEvent[], { status }: SnapshotStatus, { isLocked }: Options): boolean {
  const last = held.findLast((one) => !one.isRetracted && findDecision(one.event));
  if (last?.decidedBy !== DESK) return isLocked;
  return findDecision(last.event)?.(status) ?? false;
}

function listWrongMarks(
  status: SnapshotStatus,
  held: readonly HeldEvent[],
  { source, reason }: Omit<Options, 'isLocked'>,
): LedgerChange[] {
  if (status.status === 'awarded') return [];
  const reported = new Set('marks' in status ? status.marks.map(({ mark }) => mark) : []);
  return retractOwn(held, { source, reason }, (event) => 'mark' in event && !reported.has(event.mark));
}

/** Retracts a postponement or another special status that is over. `isContinued`: a further part has begun. */
function listEnded(
  { status, ...more }: SnapshotStatus,
  held: readonly HeldEvent[],
  { isContinued, ...options }: Options & { isContinued: boolean },
): LedgerChange[] {
  const isNotPlayed = status === 'scheduled' || status === 'postponed' || status === 'cancelled';
  return retractOwn(held, options, (event) => {
    if (event.type === 'suspended' || event.type === 'resumed') return isNotPlayed;
    if (event.type === 'awarded') return !('score' in more) || !isScore(event, more.score);
    return findDecision(event) !== null && (event.type !== status || isContinued);
  });
}

function retractOwn(
  held: readonly HeldEvent[],
  { source, reason }: Omit<Options, 'isLocked'>,
  isWrong: (event: LedgerEvent) => boolean,
): LedgerChange[] {
  return held
    .filter((one) => one.decidedBy === source && !one.isRetracted && isWrong(one.event))
    .map(({ id }) => ({ action: 'retract', eventId: id, reason }));
}

function hasAward(held: readonly HeldEvent[], score: { home: number; away: number }): boolean {
  return held.some(
    ({ isRetracted, event }) => !isRetracted && event.type === 'awarded' && isScore(event, score),
  );
}

function isScore(event: { home: number; away: number }, score: { home: number; away: number }): boolean {
  return event.home === score.home && event.away === score.away;
}

/** Only a mark after all marks of the ledger is added: an earlier one would set the match back. */
function listNewMarks(
  snapshot: MatchSnapshot,
  reported: readonly SnapshotMark[],
  held: readonly HeldEvent[],
  retractions: readonly LedgerChange[],
): LedgerEvent[] {
  const retracted = new Set(retractions.map((change) => ('eventId' in change ? change.eventId : '')));
  const known = held.filter((one) => 'mark' in one.event && !retracted.has(one.id));
  const order = (event: LedgerEvent) => ('mark' in event ? periodMarks.indexOf(event.mark) : -1);
  const last = Math.max(-1, ...known.filter((one) => !one.isRetracted).map(({ event }) => order(event)));
  const isRefused = (mark: PeriodMark) => {
    const latest = held.findLast(({ event }) => 'mark' in event && event.mark === mark);
    return latest?.isRetracted && latest.decidedBy === DESK;
  };
  return reported
    .filter(({ mark }) => periodMarks.indexOf(mark) > last && !isRefused(mark))
    .map((mark, index, all) => toMark(mark, snapshot, index === all.length - 1));
}

/** The minute in which each part begins or ends. */
const MINUTES: Record<PeriodMark, number> = {
  kickOff: 1,
  halfTime: 45,
  secondHalf: 46,
  extraTimeBreak: 90,
  extraTime: 91,
  extraTimeHalf: 105,
  extraTimeSecondHalf: 106,
  shootOut: 120,
  fullTime: 90,
};

/** A mark without a time is placed so that the clock of the part shows the reported minute. */
function toMark(
  { mark, at }: SnapshotMark,
  { fetchedAt, minute }: MatchSnapshot,
  isLast: boolean,
): EventOf<'mark'> {
  const passed = isLast && minute !== null ? Math.max(0, minute - MINUTES[mark]) : 0;
  return {
    type: 'mark',
    mark,
    at: at ?? fetchedAt - passed * MINUTE,
    rate: 1,
    minute: MINUTES[mark],
    added: null,
  };
}

/** The provider may correct the time of a mark that it has reported itself. */
function correctMarks(
  reported: readonly SnapshotMark[],
  held: readonly HeldEvent[],
  { source }: Options,
): LedgerChange[] {
  return reported.flatMap(({ mark, at }) => {
    const known = held.findLast(({ event }) => 'mark' in event && event.mark === mark);
    if (!known || known.isRetracted || known.decidedBy !== source || known.lockedFields.has('at')) return [];
    const event = known.event as EventOf<'mark'>;
    return at === null || at === event.at
      ? []
      : [{ action: 'correct' as const, eventId: known.id, event: { ...event, at } }];
  });
}
