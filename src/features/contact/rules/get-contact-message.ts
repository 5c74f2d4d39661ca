import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { ContactMessage, ContactReply } from './contact-message.ts';
import { toContactMessage } from './list-contact-messages.ts';

/**
 * A message with the replies to it, the oldest first.
 * @throws NotFound.
 */
export async function getContactMessage(
  db: Db,
  { id }: { id: string },
): Promise<ContactMessage & { replies: ContactReply[] }> {
  const row = await db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No contact message has the id ${id}`);
  const replies = await db
    .selectFrom('contact_reply')
    .leftJoin('mail_outbox', (join) =>
      join
        .onRef('mail_outbox.subject_id', '=', 'contact_reply.id')
        .on('mail_outbox.kind', '=', 'contactReply'),
    )
    .select([
      'contact_reply.id',
      'contact_reply.text',
      'contact_reply.staff_name',
      'contact_reply.created_at',
      'contact_reply.sent_at',
      'mail_outbox.failed_at',
    ])
    .where('message_id', '=', id)
    .orderBy('contact_reply.created_at')
    .execute();
  return {
    ...toContactMessage(row),
    replies: replies.map((reply) => ({
      id: reply.id,
      text: reply.text,
      staffName: reply.staff_name,
      createdAt: reply.created_at,
      state: reply.sent_at !== null ? 'sent' : reply.failed_at !== null ? 'failed' : 'sending',
    })),
  };
}
