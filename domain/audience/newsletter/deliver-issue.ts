import type { Db } from '#db/schema.ts';
import type { DeliveryFailure } from '#db/tables/newsletter.ts';
import type { Mailer, Message } from '#domain/mailer.ts';
import type { NewId } from '#domain/new-id.ts';
import type { ClaimedDelivery } from '../mail/claim-deliveries.ts';
import { findMailFailure } from '../mail/find-mail-failure.ts';
import { hashToken, makeToken } from '../mail/secret-token.ts';
import { dropQueuedDeliveries } from '../subscribers/unsubscribe.ts';

const MINUTE_MS = 60_000;
/** Longer than the mailer ever waits for a mail server. A delivery in flight beyond it has lost its sender. */
export const SENDING_LIMIT_MS = 5 * MINUTE_MS;
/** How long after the first, second … try that was not taken the next one comes; then it is given up. */
const RETRY_AFTER_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);

export interface DeliveryJob {
  leaseId: string;
  now: () => number;
  newId: NewId;
  /** The mail but for its address, for a reader's own unsubscribe token. */
  write: (delivery: ClaimedDelivery, unsubscribeToken: string) => Omit<Message, 'to'>;
}

/**
 * Sends one claimed delivery: first it is written down that it is being sent, then it is sent, then what became of
 * it. Rejects with the mailer's error only when our own mail server is out of reach; the delivery then stays queued.
 */
export async function deliverIssue(
  db: Db,
  mailer: Mailer,
  delivery: ClaimedDelivery,
  { leaseId, now, newId, write }: DeliveryJob,
): Promise<void> {
  const token = makeToken(newId);
  const begun = await ofDelivery(db, delivery, leaseId)
    .set({
      status: 'sending',
      lease_until: now() + SENDING_LIMIT_MS,
      unsubscribe_hash: hashToken(token),
      attempts: delivery.attempts + 1,
    })
    .where('status', '=', 'queued')
    .returning('status')
    .executeTakeFirst();
  // Lost: the lease ran out, or the reader has left meanwhile.
  if (!begun) return;
  try {
    await mailer.send({ to: delivery.email, ...write(delivery, token) });
  } catch (error) {
    const failure = findMailFailure(error);
    if (failure === 'unreachable') {
      await requeue(db, delivery, { leaseId, attempts: delivery.attempts, dueAt: now() });
      throw error;
    }
    const wait = RETRY_AFTER_MS[delivery.attempts];
    if (failure === 'refused') await refuse(db, delivery, leaseId);
    else if (failure === 'unsure') await fail(db, delivery, { leaseId, failure });
    else if (wait === undefined) await fail(db, delivery, { leaseId, failure: 'givenUp' });
    else await requeue(db, delivery, { leaseId, attempts: delivery.attempts + 1, dueAt: now() + wait });
    return;
  }
  // Also when it took so long that somebody has already called it unsure.
  await ofDelivery(db, delivery, leaseId)
    .set({ status: 'sent', failure: null, sent_at: now() })
    .where('status', 'in', ['sending', 'failed'])
    .execute();
}

async function requeue(
  db: Db,
  delivery: ClaimedDelivery,
  { leaseId, attempts, dueAt }: { leaseId: string; attempts: number; dueAt: number },
): Promise<void> {
  await ofDelivery(db, delivery, leaseId)
    .set({ status: 'queued', attempts, due_at: dueAt, lease_id: null, lease_until: null })
    .where('status', '=', 'sending')
    .execute();
}

async function fail(
  db: Db,
  delivery: ClaimedDelivery,
  { leaseId, failure }: { leaseId: string; failure: DeliveryFailure },
): Promise<void> {
  await ofDelivery(db, delivery, leaseId)
    .set({ status: 'failed', failure })
    .where('status', '=', 'sending')
    .execute();
}

/** A mailbox that does not exist gets nothing more, until its owner confirms it again. */
async function refuse(db: Db, delivery: ClaimedDelivery, leaseId: string): Promise<void> {
  await fail(db, delivery, { leaseId, failure: 'refused' });
  await db
    .updateTable('subscriber')
    .set({ status: 'bounced' })
    .where('id', '=', delivery.subscriberId)
    .where('status', '=', 'confirmed')
    .execute();
  await dropQueuedDeliveries(db, { subscriberId: delivery.subscriberId });
}

function ofDelivery(db: Db, { issueId, subscriberId }: ClaimedDelivery, leaseId: string) {
  return db
    .updateTable('newsletter_delivery')
    .where('issue_id', '=', issueId)
    .where('subscriber_id', '=', subscriberId)
    .where('lease_id', '=', leaseId);
}
