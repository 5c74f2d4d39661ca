import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { cleanParagraphs } from '#domain/clean-paragraphs.ts';
import { InvalidInput, NotFound } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { queueMail } from '../mail/queue-mail.ts';

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
  const reply = cleanParagraphs(text);
  if (reply === '') throw new InvalidInput([{ field: 'text', code: 'contact.replyRequired' }]);
  if (reply.length > MAX_REPLY_LENGTH) throw new InvalidInput([{ field: 'text', code: 'contact.tooLong' }]);
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
