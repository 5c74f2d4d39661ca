import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { type DeskChange, type DeskEntry, writeDeskEntry } from '../ledger/write-desk-entry.ts';
import {
  type ConsoleState,
  type EnteredState,
  readFrame,
  showLedger,
  toEnteredState,
} from './read-console.ts';

/**
 * Writes an entry of the console, and returns the console after it. `read` says what the operator has entered, given the
 * console before it. @throws as `writeDeskEntry`.
 */
export function writeConsoleEntry(
  db: Db,
  entry: DeskEntry,
  read: (state: EnteredState) => DeskChange,
): Promise<ConsoleState> {
  return inTransaction(db, async (tx) => {
    const frame = await readFrame(tx, entry.fixtureId);
    const ledger = await writeDeskEntry(tx, entry, (before) => read(toEnteredState(frame, before)));
    return showLedger(tx, frame, ledger);
  });
}
