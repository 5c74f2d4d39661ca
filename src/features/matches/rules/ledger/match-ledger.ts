import type { Flag, Moment } from '#platform/db/column-types.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { deriveMatch, type MatchState } from './derive-match.ts';
import { type CurrentEvent, foldEntry, foldLedger } from './fold-ledger.ts';
import { type LedgerEntry, listLedgers } from './ledger-event.ts';

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
  const fixtures = await lockFixtures(tx, fixtureIds);
  const entries = await listLedgers(tx, { fixtureIds: fixtures.map(({ id }) => id) });
  return fixtures.map((fixture) => ({ fixture, ...foldEntries(entries.get(fixture.id) ?? []) }));
}

interface LockedFixture {
  id: string;
  season_id: string | null;
  sample: Flag;
  /** Epoch ms of the last change of its facts. */
  edited_at: Moment;
}

/**
 * Locks a match until the end of the transaction. Every writer locks matches first, then teams and players, then seasons, so
 * that no two transactions wait for each other. @throws NotFound
 */
export async function lockFixture(tx: Db, fixtureId: string): Promise<LockedFixture> {
  const [row] = await lockFixtures(tx, [fixtureId]);
  if (!row) throw new NotFound(`There is no match ${fixtureId}`);
  return row;
}

/** Locks several matches in the order of their ids. */
export function lockFixtures(tx: Db, fixtureIds: readonly string[]): Promise<LockedFixture[]> {
  if (fixtureIds.length === 0) return Promise.resolve([]);
  const query = tx
    .selectFrom('fixture')
    .select(['id', 'season_id', 'sample', 'edited_at'])
    .where('id', 'in', fixtureIds)
    .orderBy('id');
  return (engineOf(tx) === 'postgres' ? query.forNoKeyUpdate() : query).execute();
}

/** The ledger with one more entry. */
export function withEntry<Ledger extends FoldedLedger>(ledger: Ledger, entry: LedgerEntry): Ledger {
  const current = foldEntry(ledger.current, entry, ledger.entries);
  return { ...ledger, entries: [...ledger.entries, entry], current, state: deriveMatch(current) };
}

/** Whether the entry has been sent before. Its answer was lost, and it is not written again. */
export function hasEntry({ entries }: FoldedLedger, id: string): boolean {
  return entries.some((entry) => entry.id === id);
}
