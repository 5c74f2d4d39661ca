import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { LEASE_MS, whileLeased } from '#platform/jobs/lease.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { type Queue, readQueue } from '#platform/metrics/queue.ts';
import type { NewId } from '#platform/new-id.ts';
import { findRetryWait, MAX_DUE_AHEAD_MS, OUTAGE_WAIT_MS } from '#platform/outbox/retry-wait.ts';
import type { MailContext } from './mail-context.ts';
import type { MailDefinition } from './mail-definition.ts';
import { createMessageId, findMailFailure, type Mailer } from './mailer.ts';
import type { MailKind, MailOutboxTable } from './tables.ts';

/** How each kind of mail is composed. */
export type Mails = Readonly<Record<MailKind, MailDefinition>>;

interface SendOptions {
  mails: Mails;
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
  { mails, context, now, newId, limit = 20 }: SendOptions,
): Promise<number> {
  let sent = 0;
  for (let i = 0; i < limit; i++) {
    const mail = await claimNext(db, now());
    if (!mail) return sent;
    const { compose, recordDone } = mails[mail.kind];
    const message = await compose(db, {
      subjectId: mail.subject_id,
      recipient: mail.recipient,
      context,
      now: now(),
      newId,
    });
    try {
      if (message)
        await whileLeased({ renew: () => renewMail(db, mail, now()) }, () =>
          mailer.send({ ...message, messageId: createMessageId(mail.id, context) }),
        );
    } catch (error) {
      await recordFailure(db, mail, { error, now: now() });
      if (findMailFailure(error) === 'unreachable') throw error;
      continue;
    }
    await db.deleteFrom('mail_outbox').where('id', '=', mail.id).execute();
    await recordDone?.(db, { subjectId: mail.subject_id, now: now() });
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
    .set({ due_at: now + LEASE_MS })
    .where('id', '=', due.id)
    .where('due_at', '=', due.due_at)
    .returningAll()
    .executeTakeFirst();
}

/** Keeps a mail that takes long. Another process that has it meanwhile sends it again; one of the two deletes it. */
async function renewMail(db: Db, mail: MailOutboxTable, now: number): Promise<boolean> {
  const until = now + LEASE_MS;
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ due_at: until })
    .where('id', '=', mail.id)
    .where('due_at', '=', mail.due_at)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) mail.due_at = until;
  return numUpdatedRows > 0n;
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
    .where('due_at', '=', mail.due_at)
    .execute();
}

/** How long a mail that could not be sent is stored. The privacy policy names this time. */
const FAILED_RETENTION_MS = 30 * 24 * HOUR;

interface Parts {
  db: Db;
  mailer: Mailer;
  mails: Mails;
  readMailContext: () => Promise<MailContext>;
  now: () => number;
  newId: NewId;
}

/** The jobs of single mails. */
export function mailJobs({ db, mailer, mails, readMailContext, now, newId }: Parts): Job[] {
  return [
    {
      name: 'mail',
      everyMs: 1000,
      run: async () => sendQueuedMail(db, mailer, { mails, context: await readMailContext(), now, newId }),
    },
    {
      name: 'mails of a clock that was ahead',
      everyMs: MINUTE,
      run: () => releaseFutureMails(db, { now: now() }),
    },
    { name: 'old failed mails', everyMs: HOUR, run: () => deleteOldFailedMails(db, { now: now() }) },
  ];
}

/** The single mails that wait to be sent. */
export function mailQueue(db: Db): Queue {
  const rows = db.selectFrom('mail_outbox').where('failed_at', 'is', null).orderBy('due_at');
  return { name: 'mail', read: () => readQueue(db, rows.select('due_at as due')) };
}

/** Makes mails due that would wait for a day, because the clock was ahead when they were queued. */
async function releaseFutureMails(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ due_at: now })
    .where('failed_at', 'is', null)
    .where('due_at', '>', now + MAX_DUE_AHEAD_MS)
    .execute();
}

async function deleteOldFailedMails(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('failed_at', '<', now - FAILED_RETENTION_MS)
    .execute();
}
