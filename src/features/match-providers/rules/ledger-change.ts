import { deriveMatch, type MatchState } from '#features/matches/rules/ledger/derive-match.ts';
import { kindOf, type LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import type { HeldEvent } from './held-events.ts';

/** What a snapshot changes in the ledger of a match. `sourceKey` is the provider's identity of the event. */
export type LedgerChange =
  | { action: 'add'; event: LedgerEvent; sourceKey?: string }
  | { action: 'correct'; eventId: string; event: LedgerEvent; sourceKey?: string }
  | { action: 'retract'; eventId: string; reason: string };

/**
 * Applies changes to the events of a match in memory. `applied` leaves out additions that do not fit the match, for
 * instance a goal of a match that the desk has postponed.
 */
export function applyChanges(
  held: readonly HeldEvent[],
  changes: readonly LedgerChange[],
): { state: MatchState; applied: LedgerChange[] } {
  const current = new Map(held.filter((one) => !one.isRetracted).map((one) => [one.id, one.event]));
  const derive = () =>
    deriveMatch([...current].map(([id, event], index) => ({ id, event, sequence: index + 1 })));
  const applied = changes.filter((change, index) => {
    if (change.action === 'retract') return current.delete(change.eventId);
    if (change.action === 'add' && kindOf(change.event).findProblem(derive(), change.event) !== null)
      return false;
    current.set(change.action === 'add' ? `new ${index}` : change.eventId, change.event);
    return true;
  });
  return { state: derive(), applied };
}
