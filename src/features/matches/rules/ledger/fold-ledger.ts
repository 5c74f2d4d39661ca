import type { LedgerEntry, LedgerEvent } from './ledger-event.ts';

/** An event that holds now, after all corrections and retractions. */
export interface CurrentEvent<Event extends LedgerEvent = LedgerEvent> {
  id: string;
  event: Event;
  /** The sequence of the entry that added it. It orders events of one minute. */
  sequence: number;
}

/**
 * The events that hold now, in the order in which they were added. The last entry of an event wins: a correction after
 * a retraction restores the event. Entries of different events do not affect each other, so their order is irrelevant.
 */
export function foldLedger(entries: readonly LedgerEntry[]): CurrentEvent[] {
  const events = new Map<string, { sequence: number; event: LedgerEvent | null }>();
  for (const entry of entries.toSorted((a, b) => a.sequence - b.sequence)) {
    const known = events.get(entry.eventId);
    events.set(entry.eventId, { sequence: known?.sequence ?? entry.sequence, event: entry.event });
  }
  return [...events].flatMap(([id, { sequence, event }]) => (event ? [{ id, sequence, event }] : []));
}

/**
 * The events that hold after one more entry. `current` are those that hold before it, and `entries` has the entry that added
 * its event, unless that is this one.
 */
export function foldEntry(
  current: readonly CurrentEvent[],
  { eventId: id, event, sequence: own }: LedgerEntry,
  entries: readonly LedgerEntry[],
): CurrentEvent[] {
  const others = current.filter((one) => one.id !== id);
  if (!event) return others;
  const sequence = entries.find((entry) => entry.eventId === id)?.sequence ?? own;
  const after = others.findIndex((one) => one.sequence > sequence);
  return others.toSpliced(after === -1 ? others.length : after, 0, { id, sequence, event });
}
