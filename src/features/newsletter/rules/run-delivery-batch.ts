import { sql } from 'kysely';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { LEASE_MS, noLease, whileLeased } from '#platform/jobs/lease.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import { createMessageId, findMailFailure, type Mailer, type Message } from '#platform/mail/mailer.ts';
import type { NewId } from '#platform/new-id.ts';
import { findRetryWait } from '#platform/outbox/retry-wait.ts';
import { createToken, hashToken } from '#platform/sessions/secret-token.ts';
import type { DeliveryFailure } from '../tables.ts';
import {
  type ClaimedIssueDelivery,
  claimIssueDeliveries,
  closeLostIssueDeliveries,
  releaseIssueDeliveries,
  renewIssueDeliveries,
} from './claim-issue-deliveries.ts';
import { listIssueArticles } from './issue-articles.ts';
import { composeIssueMail, type IssueContent } from './issue-mail.ts';
import { countDeliveries } from './list-issues.ts';
import { deleteQueuedDeliveries } from './subscribers/end-subscription.ts';

/** How long the queue waits after an outage of the site's mail server. */
const PAUSE_MS = 30_000;

interface Batch {
  context: MailContext;
  now: () => number;
  newId: NewId;
  /** The maximum number of mails in a batch. */
  limit?: number;
  /** How many mails are sent at the same time. */
  concurrency?: number;
  /** Aborted when the program ends: mails that are being sent are finished, and no more are started. */
  signal?: AbortSignal;
}

/**
 * Runs the newsletter queue once: starts the issues that are due, sends the next mails and finishes the issues that are
 * complete. A job calls it repeatedly; several instances may call it at once.
 *
 * Each mail is sent at most once (decision 30). A delivery gets the state `sending` before its mail is handed over. When the
 * process dies before the result is stored, the delivery is closed as `unsure`. All other deliveries continue.
 *
 * @returns the number of claimed deliveries.
 * @throws the mailer's error when the site's mail server is not reachable.
 */
export async function runDeliveryBatch(
  db: Db,
  mailer: Mailer,
  { context, now, newId, limit = 25, concurrency = 5, signal }: Batch,
): Promise<number> {
  if (!(await hasWork(db, now()))) return 0;
  await startDueIssues(db, { now: now() });
  await closeLostIssueDeliveries(db, { now: now() });
  const leaseId = newId();
  const claimed = await claimIssueDeliveries(db, { leaseId, now: now(), limit });
  const issues = await readIssues(db, claimed);
  const compose = (delivery: ClaimedIssueDelivery, token: string) => ({
    ...composeIssueMail(
      issues.get(delivery.issueId) as IssueContent,
      context,
      `${context.siteUrl}${href('/newsletter/unsubscribe/:token?', { token })}`,
    ),
    messageId: createMessageId(`${delivery.issueId}:${delivery.subscriberId}`, context),
  });

  const waiting = [...claimed];
  const worker = async (leased: AbortSignal) => {
    for (let next = waiting.shift(); next && !leased.aborted; next = waiting.shift())
      await deliverIssue(db, mailer, next, { leaseId, now, newId, compose });
  };
  const renew = () => renewIssueDeliveries(db, { leaseId, now: now() });
  const results = await whileLeased({ renew, signal }, (leased) =>
    Promise.allSettled(
      Array.from({ length: concurrency }, () =>
        worker(leased).catch((error) => {
          waiting.length = 0;
          throw error;
        }),
      ),
    ),
  );
  const outage = results.find((result) => result.status === 'rejected');
  if (outage) await releaseIssueDeliveries(db, { leaseId, dueAt: now() + PAUSE_MS });
  else if (signal?.aborted) await releaseIssueDeliveries(db, { leaseId, dueAt: now() });
  await finishIssues(db, { now: now() });
  if (outage) throw outage.reason;
  return claimed.length;
}

/**
 * Starts the issues that are due: inserts a delivery for every confirmed subscriber. Several instances may call it at
 * once, and each issue is started once. `now` in epoch milliseconds.
 */
async function startDueIssues(db: Db, { now }: { now: number }): Promise<void> {
  const due = await db
    .selectFrom('newsletter_issue')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .execute();
  for (const { id } of due) await inTransaction(db, (tx) => startIssue(tx, { id, now }));
}

async function startIssue(tx: Db, { id, now }: { id: string; now: number }): Promise<void> {
  const started = await tx
    .updateTable('newsletter_issue')
    .set({ status: 'sending', started_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  if (!started) return;
  await tx
    .insertInto('newsletter_delivery')
    .columns(['issue_id', 'subscriber_id', 'status', 'attempts', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('subscriber')
        .select((sub) => [
          sub.cast<string>(sub.val(id), 'text').as('issue_id'),
          'subscriber.id',
          sql.lit('queued' as const).as('status'),
          sub.lit(0).as('attempts'),
          sub.cast<number>(sub.val(now), 'bigint').as('due_at'),
        ])
        .where('subscriber.status', '=', 'confirmed'),
    )
    .execute();
}

async function readIssues(db: Db, claimed: ClaimedIssueDelivery[]): Promise<Map<string, IssueContent>> {
  const issues = new Map<string, IssueContent>();
  for (const issueId of new Set(claimed.map((delivery) => delivery.issueId))) {
    const issue = await db
      .selectFrom('newsletter_issue')
      .select(['kind', 'subject', 'intro'])
      .where('id', '=', issueId)
      .executeTakeFirstOrThrow();
    issues.set(issueId, { ...issue, articles: await listIssueArticles(db, { issueId }) });
  }
  return issues;
}

/** Whether an issue is due or being sent. Without one there are no deliveries to send. */
async function hasWork(db: Db, now: number): Promise<boolean> {
  const issue = await db
    .selectFrom('newsletter_issue')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'sending'),
        eb.and([eb('status', '=', 'scheduled'), eb('scheduled_at', '<=', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return issue !== undefined;
}

interface DeliveryJob {
  leaseId: string;
  now: () => number;
  newId: NewId;
  /** Composes the mail without its recipient, with the unsubscribe token of the reader. */
  compose: (delivery: ClaimedIssueDelivery, unsubscribeToken: string) => Omit<Message, 'to'>;
}

/**
 * Sends one claimed delivery: sets the state `sending`, sends the mail and stores the result.
 * @throws the mailer's error when the site's mail server is not reachable. The delivery is queued again.
 */
async function deliverIssue(
  db: Db,
  mailer: Mailer,
  delivery: ClaimedIssueDelivery,
  { leaseId, now, newId, compose }: DeliveryJob,
): Promise<void> {
  const token = createToken(newId);
  const started = await updateDelivery(db, delivery, leaseId)
    .set({
      status: 'sending',
      lease_until: now() + LEASE_MS,
      unsubscribe_hash: hashToken(token),
      attempts: delivery.attempts + 1,
    })
    .where('status', '=', 'queued')
    .returning('status')
    .executeTakeFirst();
  // The lease has expired, or the reader has unsubscribed.
  if (!started) return;
  try {
    await mailer.send({ to: delivery.email, ...compose(delivery, token) });
  } catch (error) {
    const failure = findMailFailure(error);
    if (failure === 'unreachable') {
      await requeue(db, delivery, { leaseId, attempts: delivery.attempts, dueAt: now() + PAUSE_MS });
      throw error;
    }
    const wait = findRetryWait(delivery.attempts);
    if (failure === 'refused') await recordRefused(db, delivery, leaseId);
    else if (failure === 'unsure') await recordFailed(db, delivery, { leaseId, failure });
    else if (wait === null) await recordFailed(db, delivery, { leaseId, failure: 'givenUp' });
    else await requeue(db, delivery, { leaseId, attempts: delivery.attempts + 1, dueAt: now() + wait });
    return;
  }
  // `failed` too: when sending took very long, another worker has closed the delivery as `unsure`.
  await updateDelivery(db, delivery, leaseId)
    .set({ status: 'sent', failure: null, sent_at: now() })
    .where('status', 'in', ['sending', 'failed'])
    .execute();
}

async function requeue(
  db: Db,
  delivery: ClaimedIssueDelivery,
  { leaseId, attempts, dueAt }: { leaseId: string; attempts: number; dueAt: number },
): Promise<void> {
  await updateDelivery(db, delivery, leaseId)
    .set({ status: 'queued', attempts, due_at: dueAt, ...noLease })
    .where('status', '=', 'sending')
    .execute();
}

async function recordFailed(
  db: Db,
  delivery: ClaimedIssueDelivery,
  { leaseId, failure }: { leaseId: string; failure: DeliveryFailure },
): Promise<void> {
  await updateDelivery(db, delivery, leaseId)
    .set({ status: 'failed', failure })
    .where('status', '=', 'sending')
    .execute();
}

/** A subscriber whose mailbox refuses mail gets no more mails until they confirm the address again. */
async function recordRefused(db: Db, delivery: ClaimedIssueDelivery, leaseId: string): Promise<void> {
  await recordFailed(db, delivery, { leaseId, failure: 'refused' });
  await db
    .updateTable('subscriber')
    .set({ status: 'bounced' })
    .where('id', '=', delivery.subscriberId)
    .where('status', '=', 'confirmed')
    .execute();
  await deleteQueuedDeliveries(db, { subscriberId: delivery.subscriberId });
}

function updateDelivery(db: Db, { issueId, subscriberId }: ClaimedIssueDelivery, leaseId: string) {
  return db
    .updateTable('newsletter_delivery')
    .where('issue_id', '=', issueId)
    .where('subscriber_id', '=', subscriberId)
    .where('lease_id', '=', leaseId);
}

/** Finishes the issues that have no more deliveries to send, and stores their counts. `now` in epoch milliseconds. */
async function finishIssues(db: Db, { now }: { now: number }): Promise<void> {
  // Deliveries that were queued again after an editor had stopped the issue.
  await db
    .deleteFrom('newsletter_delivery')
    .where('status', '=', 'queued')
    .where('issue_id', 'in', (eb) =>
      eb
        .selectFrom('newsletter_issue')
        .select('id')
        .where('status', '=', 'sending')
        .where('stopped_at', 'is not', null),
    )
    .execute();
  const finished = await db
    .selectFrom('newsletter_issue')
    .select(['id', 'stopped_at'])
    .where('status', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_delivery')
            .select('newsletter_delivery.issue_id')
            .whereRef('newsletter_delivery.issue_id', '=', 'newsletter_issue.id')
            .where('status', 'in', ['queued', 'sending']),
        ),
      ),
    )
    .execute();
  for (const { id, stopped_at } of finished) {
    const counts = await countDeliveries(db, { issueId: id });
    await db
      .updateTable('newsletter_issue')
      .set({
        status: stopped_at === null ? 'sent' : 'stopped',
        finished_at: now,
        sent_count: counts.sent,
        refused_count: counts.refused,
        failed_count: counts.failed,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .execute();
  }
}
