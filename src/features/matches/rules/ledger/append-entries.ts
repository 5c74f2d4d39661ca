import { changesTable, projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { isTimed, kindOf, type LedgerEntry, type LedgerEvent, ledgerEvent } from './ledger-event.ts';
import { type FoldedLedger, hasEntry, lockLedger, type MatchLedger, withEntry } from './match-ledger.ts';
import { projectFixture } from './project-fixture.ts';

/** An entry to append. Its id comes from the sender, so that an entry that is sent twice is written once. */
export type NewEntry = { id: string; sourceKey?: string } & (
  | { action: 'add'; event: LedgerEvent }
  | { action: 'correct'; eventId: string; event: LedgerEvent; reason?: string }
  | { action: 'retract'; eventId: string; reason: string }
);

interface AppendInput {
  entries: readonly NewEntry[];
  /** `desk`, `import`, `replay`, or the name of a provider. */
  source: string;
  staffId: string | null;
  /** Epoch ms. */
  now: number;
  /** An import writes many matches of a season and derives the table once, after the last one. */
  projectsTable?: boolean;
}

/** Locks a match and appends entries to its ledger, in one transaction. @throws as `appendToLedger`, and NotFound. */
export function appendEntries(
  db: Db,
  { fixtureId, ...input }: AppendInput & { fixtureId: string },
): Promise<MatchLedger> {
  return inTransaction(db, async (tx) => appendToLedger(tx, await lockLedger(tx, fixtureId), input));
}

/**
 * Appends entries to the ledger of a match that the transaction has locked, and derives the match and its table. Entries
 * with a known id are skipped. Returns the ledger after them.
 * @throws NotFound without such an event, InvalidInput for an invalid event, Conflict when it does not fit the match.
 */
export async function appendToLedger(
  tx: Db,
  before: MatchLedger,
  { entries, source, staffId, now, projectsTable = true }: AppendInput,
): Promise<MatchLedger> {
  const after = extendLedger(before, entries, { source, staffId, now });
  const added = after.entries.slice(before.entries.length);
  if (added.length === 0) return before;
  const { id, season_id, sample } = after.fixture;
  await insertEntries(
    tx,
    added.map((entry) => ({ fixtureId: id, entry })),
  );
  await projectFixture(tx, after);
  if (projectsTable && season_id !== null && changesTable(before.state, after.state))
    await projectStandings(tx, season_id);
  // Old seasons and sample matches are no news.
  const news = added.filter((entry) => isNews(after, entry));
  if (!sample && source !== 'import') await queueMatchEvent(tx, id, news);
  return after;
}

/** Nobody is told about the numbers that sum a match up. */
function isNews({ entries }: MatchLedger, { eventId }: LedgerEntry): boolean {
  const event = entries.findLast((entry) => entry.eventId === eventId && entry.event)?.event;
  return !event || kindOf(event).when !== 'summary';
}

/**
 * The ledger with further entries, which are not written yet. Those with a known id are skipped. Pure.
 * @throws as `appendToLedger`
 */
export function extendLedger<Ledger extends FoldedLedger>(
  before: Ledger,
  entries: readonly NewEntry[],
  written: { source: string; staffId: string | null; now: number },
): Ledger {
  let after = before;
  for (const entry of entries.filter(({ id }) => !hasEntry(before, id))) {
    const next = toLedgerEntry(entry, { sequence: after.entries.length + 1, ...written });
    refuseMisfit(after, next);
    after = withEntry(after, next);
  }
  return after;
}

async function queueMatchEvent(tx: Db, fixtureId: string, added: readonly LedgerEntry[]): Promise<void> {
  const last = added.at(-1);
  if (!last) return;
  await queueOutboxEvent(tx, {
    type: 'match.changed',
    subjectId: fixtureId,
    now: last.createdAt,
    detail: { sequences: added.map(({ sequence }) => sequence) },
    // Entries have ids that no other row has.
    newId: () => last.id,
  });
}

function toLedgerEntry(
  entry: NewEntry,
  written: { sequence: number; source: string; staffId: string | null; now: number },
): LedgerEntry {
  const { sequence, source, staffId, now } = written;
  return {
    id: entry.id,
    sequence,
    action: entry.action,
    source,
    staffId,
    createdAt: now,
    eventId: entry.action === 'add' ? entry.id : entry.eventId,
    event: entry.action === 'retract' ? null : parseEvent(entry.event),
    reason: 'reason' in entry ? (entry.reason ?? null) : null,
    sourceKey: entry.sourceKey ?? null,
  };
}

function parseEvent(event: LedgerEvent): LedgerEvent {
  const parsed = ledgerEvent.safeParse(event);
  if (parsed.success) return parsed.data;
  const [field] = parsed.error.issues[0]?.path ?? [];
  const code = field === 'minute' || field === 'added' ? 'match.minute' : 'match.event';
  throw new InvalidInput([{ field: String(field ?? 'event'), code }]);
}

/** Refuses an entry that does not fit what the ledger says so far. */
function refuseMisfit({ entries, current, state }: FoldedLedger, entry: LedgerEntry): void {
  if (entry.action === 'add') {
    const problem = entry.event && kindOf(entry.event).findProblem(state, entry.event);
    if (problem) throw new Conflict(problem, `The event ${entry.event?.type} does not fit the match`);
    return;
  }
  const known = entries.findLast(({ eventId, event }) => eventId === entry.eventId && event)?.event;
  if (!known) throw new NotFound(`The match has no event ${entry.eventId}`);
  if (entry.event && !isSameKind(known, entry.event))
    throw new InvalidInput([{ field: 'type', code: 'match.event' }]);
  if (entry.action === 'retract' && !current.some(({ id }) => id === entry.eventId))
    throw new Conflict('match.eventGone', 'The event has been retracted already');
}

/** A correction may turn a card into another card, but no goal into a half-time mark. */
function isSameKind(known: LedgerEvent, next: LedgerEvent): boolean {
  if ('mark' in known || 'mark' in next) return 'mark' in known && 'mark' in next && known.mark === next.mark;
  return (isTimed(known) && isTimed(next)) || known.type === next.type;
}

/** Writes entries of ledgers that the transaction has locked, at most a thousand. */
export async function insertEntries(
  tx: Db,
  lines: readonly { fixtureId: string; entry: LedgerEntry }[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('ledger_entry')
    .values(
      lines.map(({ fixtureId, entry }) => ({
        id: entry.id,
        fixture_id: fixtureId,
        sequence: entry.sequence,
        action: entry.action,
        event_id: entry.eventId,
        reason: entry.reason,
        event: entry.event === null ? null : JSON.stringify(entry.event),
        source: entry.source,
        source_key: entry.sourceKey,
        staff_id: entry.staffId,
        created_at: entry.createdAt,
      })),
    )
    .execute();
}
