import { foldText } from '#az/characters/characters.ts';
import { HOUR } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { type AttemptLimit, requireAttempt } from '#platform/limits/reserve-attempt.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { NewId } from '#platform/new-id.ts';
import { type ContactInput, parseContact } from './contact-input.ts';

/** Messages of one network. */
const limit: AttemptLimit = { maxAttempts: 5, windowMs: HOUR };

interface NewContactMessage {
  input: ContactInput;
  /** A keyed hash of the reader's network, for the limit. */
  network: string;
  now: number;
  newId: NewId;
}

/**
 * Stores a reader's message and queues a mail to the newsroom (spec §3, §5).
 * @throws InvalidInput, or Conflict 'rate.tooMany' after five messages from one network in an hour.
 */
export async function createContactMessage(
  db: Db,
  { input, network, now, newId }: NewContactMessage,
): Promise<{ id: string }> {
  const contact = parseContact(input);
  await requireAttempt(db, { ...limit, subject: `contact ${network}`, now });
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
