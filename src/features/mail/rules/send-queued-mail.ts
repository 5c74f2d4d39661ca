import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { createMessageId } from '#platform/mail/create-message-id.ts';
import { findMailFailure } from '#platform/mail/find-mail-failure.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { MailOutboxTable } from '#platform/mail/tables.ts';
import type { NewId } from '#platform/new-id.ts';
import { findRetryWait, OUTAGE_WAIT_MS } from '#platform/outbox/retry-wait.ts';
import { composeMail } from './compose-mail.ts';

/** How long a process has a mail claimed while it sends it. */
const CLAIM_MS = 5 * MINUTE;

interface SendOptions {
  context: MailContext;
  now: () => number;
  newId: NewId;
  limit?: number;
}

/**
 * Sends the single mails that are due: notices, replies, confirmations. Each is sent at least once: when the process dies
 * while sending, the mail is sent again with the same Message-ID.
 * @returns the number of sent mails.
 * @throws the mailer's error when the site's mail server is not reachable. The mails then stay in the queue.
 */
export async function sendQueuedMail(
  db: Db,
  mailer: Mailer,
  { context, now, newId, limit = 20 }: SendOptions,
): Promise<number> {
  let sent = 0;
  for (let i = 0; i < limit; i++) {
    const mail = await claimNext(db, now());
    if (!mail) return sent;
    const message = await composeMail(db, mail.kind, {
      subjectId: mail.subject_id,
      recipient: mail.recipient,
      context,
      now: now(),
      newId,
    });
    try {
      if (message) await mailer.send({ ...message, messageId: createMessageId(mail.id, context) });
    } catch (error) {
      await recordFailure(db, mail, { error, now: now() });
      if (findMailFailure(error) === 'unreachable') throw error;
      continue;
    }
    await recordSent(db, mail, now());
    if (message) sent++;
  }
  return sent;
}

async function claimNext(db: Db, now: number): Promise<MailOutboxTable | undefined> {
  const due = await db
    .selectFrom('mail_outbox')
    .select(['id', 'due_at'])
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return db
    .updateTable('mail_outbox')
    .set({ due_at: now + CLAIM_MS })
    .where('id', '=', due.id)
    .where('due_at', '=', due.due_at)
    .returningAll()
    .executeTakeFirst();
}

async function recordSent(db: Db, mail: MailOutboxTable, now: number): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', mail.id).execute();
  if (mail.kind !== 'contactReply') return;
  await db.updateTable('contact_reply').set({ sent_at: now }).where('id', '=', mail.subject_id).execute();
}

/** Schedules the next attempt or gives up. An outage of the site's mail server does not count as an attempt. */
async function recordFailure(
  db: Db,
  mail: MailOutboxTable,
  { error, now }: { error: unknown; now: number },
): Promise<void> {
  const failure = findMailFailure(error);
  const wait = failure === 'unreachable' ? OUTAGE_WAIT_MS : findRetryWait(mail.attempts);
  const isFinal = failure === 'refused' || wait === null;
  await db
    .updateTable('mail_outbox')
    .set({
      attempts: failure === 'unreachable' ? mail.attempts : mail.attempts + 1,
      due_at: now + (wait ?? 0),
      failed_at: isFinal ? now : null,
    })
    .where('id', '=', mail.id)
    .execute();
}
