import type { Db } from '#db/schema.ts';
import type { DeliveryFailure } from '#db/tables/newsletter.ts';
import type { Mailer, Message } from '#domain/mailer.ts';
import type { NewId } from '#domain/new-id.ts';
import { createToken, hashToken } from '#domain/secret-token.ts';
import type { ClaimedDelivery } from '../mail/claim-deliveries.ts';
import { findMailFailure } from '../mail/find-mail-failure.ts';
import { deleteQueuedDeliveries } from '../subscribers/unsubscribe.ts';

const MINUTE_MS = 60_000;
/** Longer than every timeout of the mailer. A delivery that is in the state `sending` for longer has lost its worker. */
export const SENDING_LIMIT_MS = 5 * MINUTE_MS;
/** The wait after the first, second … attempt that was not accepted. After the last one there are no more attempts. */
const RETRY_AFTER_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);

export interface DeliveryJob {
  leaseId: string;
  now: () => number;
  newId: NewId;
  /** Composes the mail without its recipient, with the unsubscribe token of the reader. */
  compose: (delivery: ClaimedDelivery, unsubscribeToken: string) => Omit<Message, 'to'>;
}

/**
 * Sends one claimed delivery: sets the state `sending`, sends the mail and stores the result.
 * @throws the mailer's error when the site's mail server is not reachable. The delivery is queued again.
 */
export async function deliverIssue(
  db: Db,
  mailer: Mailer,
  delivery: ClaimedDelivery,
  { leaseId, now, newId, compose }: DeliveryJob,
): Promise<void> {
  const token = createToken(newId);
  const started = await updateDelivery(db, delivery, leaseId)
    .set({
      status: 'sending',
      lease_until: now() + SENDING_LIMIT_MS,
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
    const wait = RETRY_AFTER_MS[delivery.attempts];
    if (failure === 'refused') await recordRefused(db, delivery, leaseId);
    else if (failure === 'unsure') await recordFailed(db, delivery, { leaseId, failure });
    else if (wait === undefined) await recordFailed(db, delivery, { leaseId, failure: 'givenUp' });
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
  delivery: ClaimedDelivery,
  { leaseId, attempts, dueAt }: { leaseId: string; attempts: number; dueAt: number },
): Promise<void> {
  await updateDelivery(db, delivery, leaseId)
    .set({ status: 'queued', attempts, due_at: dueAt, lease_id: null, lease_until: null })
    .where('status', '=', 'sending')
    .execute();
}

async function recordFailed(
  db: Db,
  delivery: ClaimedDelivery,
  { leaseId, failure }: { leaseId: string; failure: DeliveryFailure },
): Promise<void> {
  await updateDelivery(db, delivery, leaseId)
    .set({ status: 'failed', failure })
    .where('status', '=', 'sending')
    .execute();
}

/** A subscriber whose mailbox refuses mail gets no more mails until they confirm the address again. */
async function recordRefused(db: Db, delivery: ClaimedDelivery, leaseId: string): Promise<void> {
  await recordFailed(db, delivery, { leaseId, failure: 'refused' });
  await db
    .updateTable('subscriber')
    .set({ status: 'bounced' })
    .where('id', '=', delivery.subscriberId)
    .where('status', '=', 'confirmed')
    .execute();
  await deleteQueuedDeliveries(db, { subscriberId: delivery.subscriberId });
}

function updateDelivery(db: Db, { issueId, subscriberId }: ClaimedDelivery, leaseId: string) {
  return db
    .updateTable('newsletter_delivery')
    .where('issue_id', '=', issueId)
    .where('subscriber_id', '=', subscriberId)
    .where('lease_id', '=', leaseId);
}
