import { InvalidInput } from '#platform/errors.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import type { TimedEvent } from '../../rules/ledger/ledger-event.ts';
import { type EventWarning, listEventWarnings } from '../../rules/ledger/list-event-warnings.ts';
import type { EntryFields } from './entry-fields.ts';
import { parseEntry } from './parse-entry.ts';

export interface EntryPreview {
  event: TimedEvent;
  /** What is probably wrong with it. */
  warnings: readonly EventWarning[];
}

/** The event that a form would write now, with its warnings; null while the form is not complete. */
export function previewEntry(fields: EntryFields, state: ConsoleState): EntryPreview | null {
  const { eventId: id = 'new' } = fields;
  const before = state.events.toReversed();
  // A corrected event keeps its place.
  const sequenceOf = (event: string) => before.findIndex((known) => known.id === event);
  const isCorrected = sequenceOf(id) !== -1;
  try {
    const event = parseEntry(fields, state, state.kickOff);
    const current = [
      ...before
        .filter((known) => !known.isRetracted && known.id !== id)
        .map((known) => ({ id: known.id, event: known.event, sequence: sequenceOf(known.id) })),
      { id, event, sequence: isCorrected ? sequenceOf(id) : before.length },
    ];
    return { event, warnings: listEventWarnings(current, () => isCorrected).get(id) ?? [] };
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
