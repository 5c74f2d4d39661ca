import type { Db } from '#platform/db/schema.ts';
import { type LedgerEntry, ledgerEvent } from './ledger-event.ts';

/** The ledger of a match, in its order. */
export async function listLedger(db: Db, { fixtureId }: { fixtureId: string }): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('fixture_id', '=', fixtureId)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, sequence: row.sequence, action: row.action, eventId: row.event_id },
    event: row.event === null ? null : ledgerEvent.parse(JSON.parse(row.event)),
    ...{ reason: row.reason, source: row.source, sourceKey: row.source_key },
    ...{ staffId: row.staff_id, createdAt: row.created_at },
  }));
}
