import { isDeepStrictEqual } from 'node:util';
import { deriveMatch, type MatchState } from '#features/matches/rules/ledger/derive-match.ts';
import { kindOf, type LedgerEntry, type LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';

/** An event of the ledger, as one provider has to see it. */
export interface HeldEvent {
  id: string;
  /** What holds now; for a retracted event, what held before. */
  event: LedgerEvent;
  isRetracted: boolean;
  /** The source that added the event, or that retracted or restored it last. */
  decidedBy: string;
  /** The identity of the event at this provider; null when the provider has not reported it. */
  sourceKey: string | null;
  /** The fields that the match desk has set. The provider does not change them. */
  lockedFields: ReadonlySet<string>;
}

/** The source of entries that editors wrote. */
export const DESK = 'desk';

/** The events of a ledger, also the retracted ones, in the order in which they were added. `source` is the provider. */
export function listHeldEvents(entries: readonly LedgerEntry[], source: string): HeldEvent[] {
  const byEvent = Map.groupBy(
    entries.toSorted((a, b) => a.sequence - b.sequence),
    (entry) => entry.eventId,
  );
  return [...byEvent].flatMap(([id, history]) => {
    const event = history.findLast((entry) => entry.event)?.event;
    const last = history.at(-1);
    if (!event || !last) return [];
    return [
      {
        id,
        event,
        isRetracted: last.event === null,
        decidedBy: findDecision(history),
        sourceKey: history.findLast((entry) => entry.source === source && entry.sourceKey)?.sourceKey ?? null,
        lockedFields: listLockedFields(history),
      },
    ];
  });
}

function findDecision(history: readonly LedgerEntry[]): string {
  const decides = ({ action }: LedgerEntry, index: number) =>
    action !== 'correct' || history[index - 1]?.action === 'retract';
  return history.findLast(decides)?.source ?? DESK;
}

/** The desk locks what it wrote into a new event, and each field that it corrected. An empty field is not locked. */
function listLockedFields(history: readonly LedgerEntry[]): Set<string> {
  const locked = new Set<string>();
  let before: LedgerEvent | null = null;
  for (const { source, event } of history) {
    if (!event) continue;
    if (source === DESK) for (const field of listDeskFields(before, event)) locked.add(field);
    before = event;
  }
  // 45 and +2 are one time.
  if (locked.has('minute') || locked.has('added')) locked.add('minute').add('added');
  return locked;
}

function listDeskFields(before: LedgerEvent | null, event: LedgerEvent): string[] {
  const fields = Object.entries(event);
  if (!before) return fields.filter(([, value]) => value !== null && value !== '').map(([name]) => name);
  const old = new Map(Object.entries(before));
  return fields.filter(([name, value]) => !isDeepStrictEqual(old.get(name), value)).map(([name]) => name);
}

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
