import { isDeepStrictEqual } from 'node:util';
import type { LedgerEntry, LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';

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
        ...{ id, event, isRetracted: last.event === null },
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
