import { foldText } from '#az/characters/characters.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { reserveFormAttempt } from '#platform/limits/reserve-form-attempt.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { NewId } from '#platform/new-id.ts';
import { type ContactInput, parseContact } from './contact-input.ts';

interface NewContactMessage {
  input: ContactInput;
  /** The reader's IP address, for the rate limit. */
  address: string;
  now: number;
  newId: NewId;
}

/**
 * Stores a reader's message and queues a mail to the newsroom (spec §3, §5).
 * @throws InvalidInput, or Conflict 'rate.tooMany' after five messages from one address in an hour.
 */
export async function createContactMessage(
  db: Db,
  { input, address, now, newId }: NewContactMessage,
): Promise<{ id: string }> {
  const contact = parseContact(input);
  if (!(await reserveFormAttempt(db, { form: 'contact', address, now, newId })))
    throw new Conflict('rate.tooMany', 'Too many messages from this address');
  return inTransaction(db, async (tx) => {
    const id = newId();
    await tx
      .insertInto('contact_message')
      .values({
        id,
        ...contact,
        status: 'new',
        search_text: foldText(
          `${contact.name}\n${contact.email}\n${contact.phone ?? ''}\n${contact.message}`,
        ),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await queueMail(tx, { kind: 'contactNotice', subjectId: id, now, newId });
    return { id };
  });
}
