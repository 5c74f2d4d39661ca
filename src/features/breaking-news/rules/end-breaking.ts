import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { breakingRecord } from './breaking-record.ts';

/**
 * Ends an entry now, also before its start. Does nothing when the entry has already ended. For editors.
 * @throws Forbidden.
 */
export async function endBreaking(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable('breaking_entry')
      .set((eb) => ({ ended_at: now, shown: 0, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['text', 'starts_at', 'version'])
      .executeTakeFirst();
    if (!ended) return;
    await recordChange(tx, breakingRecord, {
      ...{ id, actor, action: 'end', now, newId },
      before: { text: ended.text, version: ended.version - 1 },
      after: { endedAt: now, version: ended.version },
    });
    if (ended.starts_at <= now)
      await queueOutboxEvent(tx, { type: 'breaking.ended', subjectId: id, detail: {}, now, newId });
  });
}
