import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '#db/schema.ts';

/** A delivery that is ours for the time of its lease. */
export interface ClaimedDelivery {
  issueId: string;
  subscriberId: string;
  email: string;
  /** Tries so far. */
  attempts: number;
}

interface Claim {
  leaseId: string;
  now: number;
  /** Epoch ms. */
  until: number;
  limit: number;
}

/**
 * Takes up to `limit` queued deliveries for one worker. They stay queued: should the worker die, they are free again
 * when its lease is over, and nothing was sent for them.
 */
export async function claimDeliveries(
  db: Db,
  { leaseId, now, until, limit }: Claim,
): Promise<ClaimedDelivery[]> {
  const isFree = (eb: ExpressionBuilder<Database, 'newsletter_delivery'>) =>
    eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]);
  await db
    .updateTable('newsletter_delivery')
    .set({ lease_id: leaseId, lease_until: until })
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
    // Again, for the worker that waited for another one's lock on the same row.
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

/** Gives back what a worker has claimed and not touched. */
export async function releaseDeliveries(
  db: Db,
  { leaseId, dueAt }: { leaseId: string; dueAt: number },
): Promise<void> {
  await db
    .updateTable('newsletter_delivery')
    .set({ lease_id: null, lease_until: null, due_at: dueAt })
    .where('lease_id', '=', leaseId)
    .where('status', '=', 'queued')
    .execute();
}
