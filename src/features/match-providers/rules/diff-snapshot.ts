import { isDeepStrictEqual } from 'node:util';
import type { MatchState } from '#features/matches/rules/ledger/derive-match.ts';
import type { EventOf, LedgerEntry } from '#features/matches/rules/ledger/ledger-event.ts';
import { isGoalEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import { providerText } from '../text.ts';
import { diffEvents } from './diff-events.ts';
import { diffStatistics } from './diff-statistics.ts';
import { diffStatus } from './diff-status.ts';
import { applyChanges, DESK, type HeldEvent, type LedgerChange, listHeldEvents } from './held-events.ts';
import type { MatchSnapshot } from './match-snapshot.ts';

interface Ledger {
  entries: readonly LedgerEntry[];
  /** The provider: the source of its entries. */
  source: string;
  /** An editor has locked the status of the match. */
  isStatusLocked: boolean;
  /** The list of events came empty for the first time: its events stay. */
  isListDoubted?: boolean;
}

/**
 * Compares what a provider says about a match with the ledger, and returns the entries that bring the ledger up to date.
 * The word of the desk wins: an event that it wrote is linked, not doubled; a field that it set stays; an event that it
 * retracted stays retracted. A second snapshot that says the same changes nothing.
 */
export function diffSnapshot(
  snapshot: MatchSnapshot,
  { entries, source, isStatusLocked, isListDoubted = false }: Ledger,
): LedgerChange[] {
  const held = listHeldEvents(entries, source);
  const isVar = snapshot.events.some(
    ({ event }) => event.type === 'var' && event.decision === 'goalCancelled',
  );
  const reason = isVar ? providerText.retractedByVar : providerText.retracted;
  const { state, applied } = applyChanges(held, [
    ...diffStatus(snapshot, held, { source, reason, isLocked: isStatusLocked }),
    ...diffEvents(snapshot, held, reason).filter(({ action }) => !isListDoubted || action !== 'retract'),
    ...diffStatistics(snapshot, held, { entries, source }),
  ]);
  if (isListDoubted) return applied;
  return [...applied, ...diffResult(snapshot, held, { state, source, reason, changes: applied })];
}

/**
 * The final score as an event of its own, when the goals that the provider lists do not give it. The score of a match in
 * which the desk has decided on a goal follows from the goals only.
 */
function diffResult(
  { status, score, halfTime, regular: reported = null, shootOut, fetchedAt }: MatchSnapshot,
  held: readonly HeldEvent[],
  {
    state,
    source,
    reason,
    changes,
  }: { state: MatchState; source: string; reason: string; changes: LedgerChange[] },
): LedgerChange[] {
  const own = held.find((one) => one.event.type === 'result' && one.decidedBy === source && !one.isRetracted);
  const withoutResult = own
    ? applyChanges(held, [{ action: 'retract', eventId: own.id, reason }, ...changes]).state
    : state;
  const isNeeded =
    status?.status === 'finished' &&
    state.status === 'finished' &&
    score !== null &&
    !held.some(isDeskGoal) &&
    (!isDeepStrictEqual(withoutResult.score, score) ||
      !isDeepStrictEqual(withoutResult.shootOut, shootOut) ||
      (reported !== null && !isDeepStrictEqual(withoutResult.regular, reported)));
  if (!isNeeded) return own ? [{ action: 'retract', eventId: own.id, reason }] : [];
  const at = own ? (own.event as EventOf<'result'>).at : fetchedAt;
  const regular = reported ?? withoutResult.regular;
  const event: EventOf<'result'> = { type: 'result', ...score, halfTime, regular, shootOut, at };
  if (!own) return [{ action: 'add', event }];
  return isDeepStrictEqual(own.event, event) ? [] : [{ action: 'correct', eventId: own.id, event }];
}

function isDeskGoal({ event, decidedBy, lockedFields }: HeldEvent): boolean {
  return isGoalEvent(event) && (decidedBy === DESK || lockedFields.has('side') || lockedFields.has('type'));
}
