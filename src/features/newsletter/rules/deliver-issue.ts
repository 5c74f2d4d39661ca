import type { Db } from '#platform/db/schema.ts';
import { findMailFailure } from '#platform/mail/find-mail-failure.ts';
import type { Mailer, Message } from '#platform/mail/mailer.ts';
import type { NewId } from '#platform/new-id.ts';
import { noLease } from '#platform/outbox/lease.ts';
import { findRetryWait } from '#platform/outbox/retry-wait.ts';
import { createToken, hashToken } from '#platform/sessions/secret-token.ts';
import type { DeliveryFailure } from '../tables.ts';
import { type ClaimedIssueDelivery, ISSUE_LEASE_MS } from './claim-issue-deliveries.ts';
import { deleteQueuedDeliveries } from './subscribers/unsubscribe.ts';

export interface DeliveryJob {
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
export async function deliverIssue(
  db: Db,
  mailer: Mailer,
  delivery: ClaimedIssueDelivery,
  { leaseId, now, newId, compose }: DeliveryJob,
): Promise<void> {
  const token = createToken(newId);
  const started = await updateDelivery(db, delivery, leaseId)
    .set({
      status: 'sending',
      lease_until: now() + ISSUE_LEASE_MS,
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
      await requeue(db, delivery, { leaseId, attempts: delivery.attempts, dueAt: now() });
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
