import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { NotFound } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';

/**
 * Deletes a message and the replies to it, at the request of its author. The audit log does not contain their text. For
 * editors.
 * @throws Forbidden, NotFound.
 */
export async function eraseContactMessage(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const replies = tx.selectFrom('contact_reply').select('id').where('message_id', '=', id);
    await tx
      .deleteFrom('mail_outbox')
      .where((eb) => eb.or([eb('subject_id', '=', id), eb('subject_id', 'in', replies)]))
      .execute();
    const erased = await tx
      .deleteFrom('contact_message')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!erased) throw new NotFound(`No contact message has the id ${id}`);
    await recordAudit(tx, {
      actor,
      action: 'contact.erase',
      subjectType: 'contactMessage',
      subjectId: id,
      before: null,
      after: null,
      now,
      newId,
    });
  });
}
