import { sql } from 'kysely';
import type { Migration, MigrationDb } from '../migration.ts';

/** The reason of a VAR decision, which readers see. It was in the ledger only. */
export const eventNote: Migration = {
  name: '0005-event-note',
  async up(db) {
    await sql.raw('alter table fixture_event add column note text').execute(db);
    await copyNotes(db);
  },
};

/** Copies the notes from the ledgers. The last entry of an event is the one that holds. */
async function copyNotes(db: MigrationDb): Promise<void> {
  const entries = await db
    .selectFrom('ledger_entry')
    .innerJoin('fixture_event', 'fixture_event.id', 'ledger_entry.event_id')
    .select(['ledger_entry.event_id', 'ledger_entry.event'])
    .where('fixture_event.type', '=', 'var')
    .where('ledger_entry.event', 'is not', null)
    .orderBy('ledger_entry.sequence')
    .execute();
  const notes = new Map(entries.map(({ event_id, event }) => [event_id, JSON.parse(event).note]));
  for (const [id, note] of notes)
    if (note) await db.updateTable('fixture_event').set({ note }).where('id', '=', id).execute();
}
