import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';

/**
 * Sends a failed delivery again, with all its attempts. Also one that is `unsure`: somebody has looked whether it arrived.
 * Does nothing when it is queued or sent already. For chief editors.
 * @throws Forbidden, NotFound.
 */
export async function retryDelivery(db: Db, { actor, id, now, newId }: SubjectChange): Promise<void> {
  requireRole(actor, 'chief');
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('delivery')
      .select(['status', 'response'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before) throw new NotFound(`There is no delivery ${id}`);
    const delivery = await tx
      .updateTable('delivery')
      .set({ status: 'queued', attempts: 0, due_at: now, finished_at: null })
      .where('id', '=', id)
      .where('status', 'in', ['failed', 'unsure'])
      .returning(['channel', 'subject_type', 'subject_id', 'title'])
      .executeTakeFirst();
    if (!delivery) return;
    const { channel, subject_type: type, subject_id: subjectId, title } = delivery;
    const isOurs = type === 'article' || type === 'match';
    await recordAudit(tx, { actor, now, newId }, 'delivery.retry', isOurs ? subjectId : id, {
      subjectType: isOurs ? type : 'delivery',
      before,
      after: { channel, title },
    });
  });
}
