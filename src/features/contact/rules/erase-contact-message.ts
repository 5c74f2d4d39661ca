import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

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
