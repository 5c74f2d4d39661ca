import { HOUR } from '#az/format/durations.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import type { NewEntry } from '#features/matches/rules/ledger/append-entries.ts';
import type { MatchState } from '#features/matches/rules/ledger/derive-match.ts';
import type { CurrentEvent } from '#features/matches/rules/ledger/fold-ledger.ts';
import {
  type EventOf,
  isGoalEvent,
  type LedgerEntry,
  type LedgerEvent,
} from '#features/matches/rules/ledger/ledger-event.ts';
import type { FoldedLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import { importReasonText } from '../text.ts';
import type { ImportedGoal, ImportedOutcome, ImportedResult } from './parse/imported-season.ts';

/** The source of the entries that imports write. */
export const IMPORT_SOURCE = 'import';

type WithoutId<Entry> = Entry extends unknown ? Omit<Entry, 'id'> : never;

/** What the import does with the outcome of a match. */
export type OutcomePlan =
  | { kind: 'unchanged' }
  /** The newsroom or a provider has decided otherwise. Their word stays. */
  | { kind: 'kept'; state: MatchState }
  /** `goals`: only the scorers of a known result change. */
  | { kind: 'result' | 'correction' | 'status' | 'goals'; entries: WithoutId<NewEntry>[] };

/** When there is nothing better: a match ends about two hours after the kick-off. */
const MATCH_MS = 2 * HOUR;

/** Compares what a file says about a match with the ledger, and plans the entries that make them agree. Pure. */
export function planOutcome(
  outcome: ImportedOutcome,
  { ledger, kickOff, now }: { ledger: FoldedLedger; kickOff: number; now: number },
): OutcomePlan {
  const { entries, state } = ledger;
  const isOurs = !isDecidedByOthers(entries, state);
  if (agrees(state, outcome, isOurs)) {
    const goals = outcome.status === 'finished' && isOurs ? planGoals(outcome, ledger) : [];
    return goals.length === 0 ? { kind: 'unchanged' } : { kind: 'goals', entries: goals };
  }
  if (!isOurs) return { kind: 'kept', state };
  // Others have postponed the match or called it off: only a result changes that.
  const hasOtherEntries = entries.some(({ source }) => source !== IMPORT_SOURCE);
  if (hasOtherEntries && !('score' in outcome)) return { kind: 'kept', state };
  switch (outcome.status) {
    case 'finished':
    case 'awarded':
      return planResult(outcome, ledger, kickOff + MATCH_MS);
    case 'scheduled':
      return addStatus({ type: 'rescheduled', at: now });
    case 'postponed':
    case 'cancelled':
      // A match that has a result does not lose it because a file is older.
      if (state.status !== 'scheduled' && state.status !== 'postponed') return { kind: 'kept', state };
      return addStatus({ type: outcome.status, reason: '', at: now });
    case 'abandoned':
      return { kind: 'unchanged' };
  }
}

const addStatus = (event: LedgerEvent): OutcomePlan => ({
  kind: 'status',
  entries: [{ action: 'add', event }],
});

function planResult(
  outcome: ImportedOutcome & { status: 'finished' | 'awarded' },
  ledger: FoldedLedger,
  at: number,
): OutcomePlan {
  const { current, state } = ledger;
  const { home, away } = outcome.score;
  const event: LedgerEvent =
    outcome.status === 'awarded'
      ? { type: 'awarded', home, away, reason: '', at }
      : {
          type: 'result',
          home,
          away,
          halfTime: outcome.halfTime,
          regular: outcome.regular,
          shootOut: outcome.shootOut,
          at,
        };
  const known = current.find((one) => one.event.type === event.type);
  // A result decides only after the award has been taken back, and only a match that is on again can have one.
  const obstacles: WithoutId<NewEntry>[] =
    event.type === 'awarded'
      ? []
      : current
          .filter((one) => one.event.type === 'awarded')
          .map(({ id }) => ({ action: 'retract', eventId: id, reason: importReasonText }));
  if (state.status === 'cancelled') obstacles.push({ action: 'add', event: { type: 'rescheduled', at } });
  return {
    kind: known || obstacles.length > 0 ? 'correction' : 'result',
    entries: [
      ...obstacles,
      known
        ? { action: 'correct', eventId: known.id, event, reason: importReasonText }
        : { action: 'add', event },
      ...(outcome.status === 'finished' ? planGoals(outcome, ledger) : []),
    ],
  };
}

/**
 * The entries that make the scorers of the ledger those of the file. A file without scorers changes none, and neither does any
 * file after somebody else has entered a goal.
 */
function planGoals({ goals }: ImportedResult, { entries, current }: FoldedLedger): WithoutId<NewEntry>[] {
  if (goals.length === 0) return [];
  const known = current.filter(
    (one): one is CurrentEvent<GoalEvent> => isGoalEvent(one.event) && 'player' in one.event,
  );
  const isImported = ({ id }: CurrentEvent) =>
    entries.every(({ eventId, source }) => eventId !== id || source === IMPORT_SOURCE);
  if (!known.every(isImported)) return [];
  const left = Map.groupBy(known, ({ event }) => keyOfGoal({ ...event, player: event.player?.name ?? '' }));
  const added: ImportedGoal[] = [];
  const linked: WithoutId<NewEntry>[] = [];
  for (const goal of goals) {
    const found = left.get(keyOfGoal(goal))?.shift();
    if (!found) added.push(goal);
    // The scorer has become a player of the site since the last import.
    else if (goal.playerId && found.event.player?.id === null)
      linked.push({
        action: 'correct',
        eventId: found.id,
        event: { ...found.event, player: { id: goal.playerId, name: goal.player } },
        reason: importReasonText,
      });
  }
  return [
    ...[...left.values()].flat().map(({ id }) => ({
      action: 'retract' as const,
      eventId: id,
      reason: importReasonText,
    })),
    ...linked,
    ...added.map((goal) => ({ action: 'add' as const, event: toGoalEvent(goal) })),
  ];
}

type GoalEvent = EventOf<'goal' | 'penaltyGoal' | 'ownGoal'>;

const keyOfGoal = ({ type, side, player, minute, added }: Omit<ImportedGoal, 'playerId'>) =>
  [type, side, player, minute, added].join('|');

function toGoalEvent({ type, side, player: name, playerId, minute, added }: ImportedGoal): GoalEvent {
  const player = { id: playerId ?? null, name };
  return type === 'ownGoal'
    ? { type, side, player, minute, added }
    : { type, side, player, assist: null, minute, added };
}

/**
 * Whether somebody else has decided the match: it was played at the desk or came from a provider, or an entry of an import
 * was corrected or retracted since.
 */
function isDecidedByOthers(ledger: readonly LedgerEntry[], { status }: MatchState): boolean {
  const isOverruled = ledger.some(
    (entry) =>
      entry.source !== IMPORT_SOURCE &&
      ledger.some((other) => other.id === entry.eventId && other.source === IMPORT_SOURCE),
  );
  const isWaiting = status === 'scheduled' || status === 'postponed';
  return isOverruled || (!isWaiting && ledger.some(({ source }) => source !== IMPORT_SOURCE));
}

function agrees(state: MatchState, outcome: ImportedOutcome, isOurs: boolean): boolean {
  switch (outcome.status) {
    case 'scheduled':
      // A file without a result may simply be older than the match.
      return state.status !== 'postponed' && state.status !== 'cancelled';
    case 'abandoned':
      return true;
    case 'finished': {
      const { score, halfTime, regular, shootOut } = outcome;
      const isSameScore = state.status === 'finished' && isSame(score, state.score);
      const isSameCourse =
        isSaid(halfTime, state.halfTime) &&
        isSaid(regular, state.regular) &&
        isSaid(shootOut, state.shootOut);
      return isSameScore && (!isOurs || isSameCourse);
    }
    case 'awarded':
      return state.status === 'awarded' && isSame(outcome.score, state.score);
    default:
      return state.status === outcome.status;
  }
}

const isSame = (one: Score, other: Score | null) =>
  other !== null && one.home === other.home && one.away === other.away;

/** A part that the file leaves out does not contradict the ledger. */
const isSaid = (file: Score | null, known: Score | null) => file === null || isSame(file, known);
