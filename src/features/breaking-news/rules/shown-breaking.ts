import { sql } from 'kysely';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { type BreakingEntry, pickShownBreaking } from './breaking-entry.ts';

/** The entries that readers see now (see `pickShownBreaking`). For everyone. */
export async function listShownBreaking(db: Db): Promise<BreakingEntry[]> {
  const rows = await db
    .selectFrom('breaking_entry')
    .select(['id', 'text', 'address', 'level', 'starts_at as startsAt'])
    .where('shown', '=', sql.lit(1))
    .execute();
  return pickShownBreaking(rows).map(({ startsAt: _, ...entry }) => entry);
}

/**
 * Shows the entries whose start has come and hides those whose end has come. A job calls it every second; several
 * processes may call it at once. The site revision grows only when an entry changes. `now` is epoch milliseconds.
 */
export async function updateShownBreaking(
  db: Db,
  { now, newId }: { now: number; newId: NewId },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable('breaking_entry')
      .set((eb) => ({ shown: 0, ended_at: eb.ref('ends_at'), version: eb('version', '+', 1) }))
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', now)
      .returning('id')
      .execute();
    for (const { id } of ended)
      await queueOutboxEvent(tx, { type: 'breaking.ended', subjectId: id, detail: {}, now, newId });
    const shown = await tx
      .updateTable('breaking_entry')
      .set({ shown: 1 })
      .where('ended_at', 'is', null)
      .where('starts_at', '<=', now)
      .where('shown', '=', 0)
      .returning('id')
      .execute();
    for (const { id } of shown)
      await queueOutboxEvent(tx, { type: 'breaking.shown', subjectId: id, detail: {}, now, newId });
  });
}
