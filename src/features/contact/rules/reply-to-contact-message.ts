import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/** Characters. */
const MAX_REPLY_LENGTH = 10_000;

interface Reply {
  actor: Actor;
  id: string;
  text: string;
  now: number;
  newId: NewId;
}

/**
 * Replies to a message: stores the text, queues it as a mail to the reader and marks the message as answered. For
 * editors.
 * @throws Forbidden, NotFound, InvalidInput.
 */
export async function replyToContactMessage(db: Db, { actor, id, text, now, newId }: Reply): Promise<void> {
  requireRole(actor, 'editor');
  const read = readForm({ text });
  const reply = read.paragraphs('text', {
    ...{ required: 'contact.replyRequired', limit: MAX_REPLY_LENGTH, tooLong: 'contact.tooLong' },
  });
  read.check();
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('contact_message')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before) throw new NotFound(`No contact message has the id ${id}`);
    const replyId = newId();
    await tx
      .insertInto('contact_reply')
      .values({
        id: replyId,
        message_id: id,
        text: reply,
        staff_id: actor.id,
        staff_name: actor.name,
        created_at: now,
        sent_at: null,
      })
      .execute();
    await tx
      .updateTable('contact_message')
      .set({ status: 'answered', updated_at: now })
      .where('id', '=', id)
      .execute();
    await queueMail(tx, { kind: 'contactReply', subjectId: replyId, now, newId });
    await recordAudit(tx, {
      actor,
      action: 'contact.reply',
      subjectType: 'contactMessage',
      subjectId: id,
      before,
      after: { status: 'answered' },
      now,
      newId,
    });
  });
}
