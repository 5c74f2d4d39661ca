import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { NotFound } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';

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
