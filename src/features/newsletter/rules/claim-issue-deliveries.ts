import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '#platform/db/schema.ts';
import { isLeaseOver } from '#platform/jobs/is-lease-over.ts';
import { LEASE_MS, type LeaseClaim, noLease } from '#platform/jobs/lease.ts';
import { MAX_DUE_AHEAD_MS } from '#platform/outbox/retry-wait.ts';

/** A delivery that a worker has claimed for the time of its lease. */
export interface ClaimedIssueDelivery {
  issueId: string;
  subscriberId: string;
  email: string;
  /** Attempts so far. */
  attempts: number;
}

/**
 * Claims up to `limit` queued deliveries for one worker. They stay queued: when the worker dies, they are free again
 * at the end of the lease, and none of them was sent.
 */
export async function claimIssueDeliveries(
  db: Db,
  { leaseId, now, limit }: LeaseClaim,
): Promise<ClaimedIssueDelivery[]> {
  const isFree = (eb: ExpressionBuilder<Database, 'newsletter_delivery'>) =>
    eb.or([eb('lease_until', 'is', null), isLeaseOver(now)]);
  await db
    .updateTable('newsletter_delivery')
    .set({ lease_id: leaseId, lease_until: now + LEASE_MS })
    .where((eb) =>
      eb(
        eb.refTuple('issue_id', 'subscriber_id'),
        'in',
        eb
          .selectFrom('newsletter_delivery')
          .select(['issue_id', 'subscriber_id'])
          .where('status', '=', 'queued')
          .where('due_at', '<=', now)
          .where(isFree)
          .orderBy('due_at')
          .limit(limit)
          .$asTuple('issue_id', 'subscriber_id'),
      ),
    )
    // The same conditions again: another worker may have claimed the row while this one waited for its lock.
    .where('status', '=', 'queued')
    .where(isFree)
    .execute();
  const rows = await db
    .selectFrom('newsletter_delivery')
    .innerJoin('subscriber', 'subscriber.id', 'newsletter_delivery.subscriber_id')
    .select(['issue_id', 'subscriber_id', 'subscriber.email', 'attempts'])
    .where('lease_id', '=', leaseId)
    .where('newsletter_delivery.status', '=', 'queued')
    .execute();
  return rows.map(({ issue_id, subscriber_id, email, attempts }) => ({
    issueId: issue_id,
    subscriberId: subscriber_id,
    email,
    attempts,
  }));
}

/** Keeps the deliveries that a worker has claimed and not finished. Returns false when it has none any more. */
export async function renewIssueDeliveries(
  db: Db,
  { leaseId, now }: { leaseId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_delivery')
    .set({ lease_until: now + LEASE_MS })
    .where('lease_id', '=', leaseId)
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases the deliveries that a worker has claimed and not started. */
export async function releaseIssueDeliveries(
  db: Db,
  { leaseId, dueAt }: { leaseId: string; dueAt: number },
): Promise<void> {
  await db
    .updateTable('newsletter_delivery')
    .set({ ...noLease, due_at: dueAt })
    .where('lease_id', '=', leaseId)
    .where('status', '=', 'queued')
    .execute();
}

/** Makes deliveries due that would wait for a day, because the clock was ahead when they were queued. */
export async function releaseFutureIssueDeliveries(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .updateTable('newsletter_delivery')
    .set({ due_at: now })
    .where('status', '=', 'queued')
    .where('due_at', '>', now + MAX_DUE_AHEAD_MS)
    .execute();
}

/** Closes the deliveries whose worker has died while it sent them: they may have been sent, and are not repeated. */
export async function closeLostIssueDeliveries(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .updateTable('newsletter_delivery')
    .set({ status: 'failed', failure: 'unsure' })
    .where('status', '=', 'sending')
    .where(isLeaseOver(now))
    .execute();
}
