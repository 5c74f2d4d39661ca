import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { deriveMatch, type MatchState } from './derive-match.ts';
import { type CurrentEvent, foldEntry, foldLedger } from './fold-ledger.ts';
import type { LedgerEntry } from './ledger-event.ts';
import { listLedger } from './list-ledger.ts';
import { type LockedFixture, lockFixtures } from './lock-fixture.ts';

/** What the entries of a match say. */
export interface FoldedLedger {
  /** All entries, in their order. */
  readonly entries: readonly LedgerEntry[];
  /** The events that hold now, in the order in which they were added. */
  readonly current: readonly CurrentEvent[];
  readonly state: MatchState;
}

/** The ledger of a match in a transaction that has locked the match: nobody else appends to it. */
export interface MatchLedger extends FoldedLedger {
  readonly fixture: LockedFixture;
}

export function foldEntries(entries: readonly LedgerEntry[]): FoldedLedger {
  const current = foldLedger(entries);
  return { entries, current, state: deriveMatch(current) };
}

/** Locks a match until the end of the transaction, and reads and folds its ledger. See `lockFixture`. @throws NotFound */
export async function lockLedger(tx: Db, fixtureId: string): Promise<MatchLedger> {
  const [ledger] = await lockLedgers(tx, [fixtureId]);
  if (!ledger) throw new NotFound(`There is no match ${fixtureId}`);
  return ledger;
}

/** Locks several matches. Those that do not exist are left out. */
export async function lockLedgers(tx: Db, fixtureIds: readonly string[]): Promise<MatchLedger[]> {
  const ledgers: MatchLedger[] = [];
  for (const fixture of await lockFixtures(tx, fixtureIds))
    ledgers.push({ fixture, ...foldEntries(await listLedger(tx, { fixtureId: fixture.id })) });
  return ledgers;
}

/** The ledger with one more entry. */
export function withEntry(ledger: MatchLedger, entry: LedgerEntry): MatchLedger {
  const current = foldEntry(ledger.current, entry, ledger.entries);
  return { ...ledger, entries: [...ledger.entries, entry], current, state: deriveMatch(current) };
}

/** Whether the entry has been sent before. Its answer was lost, and it is not written again. */
export function hasEntry({ entries }: FoldedLedger, id: string): boolean {
  return entries.some((entry) => entry.id === id);
}
