import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/**
 * Deletes a subscriber with all data. The audit log does not contain the address. The counts of sent issues stay. For
 * editors.
 * @throws Forbidden, NotFound.
 */
export async function eraseSubscriber(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('mail_outbox').where('subject_id', '=', id).execute();
    const erased = await tx.deleteFrom('subscriber').where('id', '=', id).returning('id').executeTakeFirst();
    if (!erased) throw new NotFound(`No subscriber has the id ${id}`);
    await recordAudit(tx, {
      actor,
      action: 'subscriber.erase',
      subjectType: 'subscriber',
      subjectId: id,
      before: null,
      after: null,
      now,
      newId,
    });
  });
}
