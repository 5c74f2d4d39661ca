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
