import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { deriveMatch, type MatchState } from './derive-match.ts';
import { findEventProblem } from './find-event-problem.ts';
import { foldLedger } from './fold-ledger.ts';
import { isTimed, type LedgerEntry, type LedgerEvent, ledgerEvent } from './ledger-event.ts';
import { listLedger } from './list-ledger.ts';
import { lockFixture } from './lock-fixture.ts';
import { projectFixture } from './project-fixture.ts';

/** An entry to append. Its id comes from the sender, so that an entry that is sent twice is written once. */
export type NewEntry = { id: string; sourceKey?: string } & (
  | { action: 'add'; event: LedgerEvent }
  | { action: 'correct'; eventId: string; event: LedgerEvent; reason?: string }
  | { action: 'retract'; eventId: string; reason: string }
);

interface AppendInput {
  fixtureId: string;
  entries: readonly NewEntry[];
  /** `desk`, `import`, `replay`, or the name of a provider. */
  source: string;
  staffId: string | null;
  /** Epoch ms. */
  now: number;
  /** An import writes many matches of a season and derives the table once, after the last one. */
  projectsTable?: boolean;
}

/**
 * Appends entries to the ledger of a match and derives the match and its table, in one transaction. Entries with a known id
 * are skipped. Writers of one match wait for each other, so no entry is lost.
 * @throws NotFound without such a match, InvalidInput for an invalid event, Conflict when it does not fit the match.
 */
export async function appendEntries(db: Db, input: AppendInput): Promise<MatchState> {
  const { fixtureId, entries, source, staffId, now, projectsTable = true } = input;
  return inTransaction(db, async (tx) => {
    const { season_id, sample } = await lockFixture(tx, fixtureId);
    const ledger = await listLedger(tx, { fixtureId });
    const fresh = entries.filter((entry) => !ledger.some(({ id }) => id === entry.id));
    const added: LedgerEntry[] = [];
    for (const entry of fresh) {
      const next = toLedgerEntry(entry, { sequence: ledger.length + 1, source, staffId, now });
      refuseMisfit(ledger, next);
      ledger.push(next);
      added.push(next);
    }
    await insertEntries(tx, fixtureId, added);
    const state = await projectFixture(tx, fixtureId);
    if (projectsTable && season_id !== null && added.length > 0) await projectStandings(tx, season_id);
    // Old seasons and sample matches are no news.
    if (!sample && source !== 'import') await queueMatchEvent(tx, fixtureId, added);
    return state;
  });
}

async function queueMatchEvent(tx: Db, fixtureId: string, added: readonly LedgerEntry[]): Promise<void> {
  const last = added.at(-1);
  if (!last) return;
  await queueOutboxEvent(tx, {
    ...{ type: 'match.changed', subjectId: fixtureId, now: last.createdAt },
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
    ...{ id: entry.id, sequence, action: entry.action, source, staffId, createdAt: now },
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
function refuseMisfit(ledger: readonly LedgerEntry[], entry: LedgerEntry): void {
  const current = foldLedger(ledger);
  if (entry.action === 'add') {
    const problem = entry.event && findEventProblem(deriveMatch(current), entry.event);
    if (problem) throw new Conflict(problem, `The event ${entry.event?.type} does not fit the match`);
    return;
  }
  const known = ledger.findLast(({ eventId, event }) => eventId === entry.eventId && event)?.event;
  if (!known) throw new NotFound(`The match has no event ${entry.eventId}`);
  if (entry.event && !isSameKind(known, entry.event))
    throw new InvalidInput([{ field: 'type', code: 'match.event' }]);
  if (entry.action === 'retract' && !current.some(({ id }) => id === entry.eventId))
    throw new Conflict('match.eventGone', 'The event has been retracted already');
}

/** A correction may turn a card into another card, but no goal into a half-time mark. */
function isSameKind(known: LedgerEvent, next: LedgerEvent): boolean {
  if (known.type === 'mark' || next.type === 'mark')
    return known.type === 'mark' && next.type === 'mark' && known.mark === next.mark;
  return (isTimed(known) && isTimed(next)) || known.type === next.type;
}

async function insertEntries(tx: Db, fixtureId: string, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('ledger_entry')
    .values(
      entries.map((entry) => ({
        ...{ id: entry.id, fixture_id: fixtureId, sequence: entry.sequence, action: entry.action },
        ...{ event_id: entry.eventId, reason: entry.reason },
        event: entry.event === null ? null : JSON.stringify(entry.event),
        ...{ source: entry.source, source_key: entry.sourceKey, staff_id: entry.staffId },
        created_at: entry.createdAt,
      })),
    )
    .execute();
}
