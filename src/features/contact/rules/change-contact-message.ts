import { createHash } from 'node:crypto';
import { foldText } from '#az/characters/characters.ts';
import { DAY, HOUR } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type AttemptLimit, requireAttempt } from '#platform/limits/reserve-attempt.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { NewId } from '#platform/new-id.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import type { ContactStatus } from '../tables.ts';
import { type ContactInput, parseContact } from './contact-input.ts';

/**
 * Changes the status of a message, for instance to `archived`. For editors.
 * @throws Forbidden, NotFound.
 */
export async function setContactStatus(
  db: Db,
  { status, ...change }: SubjectChange & { status: ContactStatus },
): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const before = await getStatus(tx, change);
    if (before.status === status) return;
    await writeStatus(tx, change, 'contact.status', { before, after: { status } });
  });
}

/** @throws NotFound */
function getStatus(tx: Db, { id }: SubjectChange) {
  return tx
    .selectFrom('contact_message')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound(`No contact message has the id ${id}`));
}

async function writeStatus(
  tx: Db,
  change: SubjectChange,
  action: string,
  states: Record<'before' | 'after', { status: ContactStatus }>,
): Promise<void> {
  const { id, now } = change;
  await tx
    .updateTable('contact_message')
    .set({ ...states.after, updated_at: now })
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, change, action, id, { ...states, subjectType: 'contactMessage' });
}

/**
 * Deletes a message and the replies to it, at the request of its author. The audit log does not contain their text. For
 * editors.
 * @throws Forbidden, NotFound.
 */
export async function eraseContactMessage(db: Db, { id, ...change }: SubjectChange): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const replies = tx.selectFrom('contact_reply').select('id').where('message_id', '=', id);
    await tx
      .deleteFrom('mail_outbox')
      .where((eb) => eb.or([eb('subject_id', '=', id), eb('subject_id', 'in', replies)]))
      .execute();
    await tx
      .deleteFrom('contact_message')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow(() => new NotFound(`No contact message has the id ${id}`));
    await recordAudit(tx, change, 'contact.erase', id, { subjectType: 'contactMessage' });
  });
}

/** How long messages are stored. The privacy policy names this time. */
export const CONTACT_RETENTION_MS = 365 * DAY;

/** `now` in epoch milliseconds. */
export async function deleteOldContactMessages(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('contact_message')
    .where('created_at', '<', now - CONTACT_RETENTION_MS)
    .execute();
}

/** Messages of one network. */
const limit: AttemptLimit = { kind: 'contact', maxAttempts: 5, windowMs: HOUR };

interface NewContactMessage {
  input: ContactInput;
  /** A keyed hash of the reader's network, for the limit. */
  network: string;
  now: number;
  newId: NewId;
}

/**
 * Stores a reader's message and queues a mail to the newsroom (spec §3, §5). The form is the same for all readers and brings no id, so a
 * message that is sent again on the same day is known by its content, and stored once.
 * @throws InvalidInput, or Conflict 'rate.tooMany' after five messages from one network in an hour.
 */
export async function createContactMessage(
  db: Db,
  { input, network, now, newId }: NewContactMessage,
): Promise<{ id: string }> {
  const contact = parseContact(input);
  await requireAttempt(db, { ...limit, subject: `contact ${network}`, now });
  const content = JSON.stringify([network, Math.floor(now / DAY), contact]);
  const id = createHash('sha256').update(content).digest('hex');
  await createOnce(db, 'contact_message', { id }, async (tx) => {
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
  });
  return { id };
}

/** Characters. */
const MAX_REPLY_LENGTH = 10_000;

/**
 * Replies to a message: stores the text, queues it as a mail to the reader and marks the message as answered. For
 * editors. The form brings the id of the reply, so that a form that is sent twice sends one mail.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'form.sentBefore'.
 */
export async function replyToContactMessage(
  db: Db,
  { text, replyId, ...change }: SubjectChange & { text: string; replyId?: string },
): Promise<void> {
  const { actor, id, now, newId } = change;
  const newReply = { id: replyId ?? newId(), message_id: id };
  requireRole(actor, 'editor');
  const read = readForm({ text });
  const reply = read.paragraphs('text', {
    required: 'contact.replyRequired',
    limit: MAX_REPLY_LENGTH,
    tooLong: 'contact.tooLong',
  });
  read.check();
  await createOnce(db, 'contact_reply', { ...newReply, text: reply }, async (tx) => {
    const before = await getStatus(tx, change);
    await tx
      .insertInto('contact_reply')
      .values({
        ...newReply,
        text: reply,
        staff_id: actor.id,
        staff_name: actor.name,
        created_at: now,
        sent_at: null,
      })
      .execute();
    await writeStatus(tx, change, 'contact.reply', { before, after: { status: 'answered' } });
    await queueMail(tx, { kind: 'contactReply', subjectId: newReply.id, now, newId });
  });
}
