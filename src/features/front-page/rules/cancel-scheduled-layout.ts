import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/**
 * Cancels a scheduled layout. It stays in the history. For editors.
 * @throws Forbidden, Conflict 'layout.notPlanned' when it is already published or cancelled, or does not exist.
 */
export async function cancelScheduledLayout(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const cancelled = await tx
      .updateTable('home_layout')
      .set({ status: 'cancelled', cancelled_at: now, cancelled_by: actor.name })
      .where('id', '=', id)
      .where('status', '=', 'scheduled')
      .returning('scheduled_at')
      .executeTakeFirst();
    if (!cancelled) throw new Conflict('layout.notPlanned', 'The layout is not planned');
    await recordAudit(tx, {
      ...{ actor, action: 'layout.cancel', subjectType: 'layout', subjectId: id, now, newId },
      before: { scheduledAt: cancelled.scheduled_at },
      after: null,
    });
  });
}
