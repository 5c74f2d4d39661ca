import { sql } from 'kysely';
import { MINUTE } from '#az/format/durations.ts';
import { isUniqueViolation } from '#platform/db/constraint-errors.ts';
import type { Db } from '#platform/db/schema.ts';
import type { DeliveryToSend } from './delivery.ts';
import { type LeaseClaim, noLease } from './lease.ts';
import type { DeliveryChannel } from './tables.ts';

/** Longer than any request may take. */
export const DELIVERY_LEASE_MS = 2 * MINUTE;

type ChannelClaim = LeaseClaim & { channel: DeliveryChannel };

/**
 * Claims the next deliveries of a channel for one request: from now on they count as being sent. Empty when none is due.
 * Two deliveries of one subject are never sent at the same time.
 */
export async function claimDueDeliveries(db: Db, claim: ChannelClaim): Promise<DeliveryToSend[]> {
  for (;;) {
    const due = await listDueIds(db, claim);
    const claimed: DeliveryToSend[] = [];
    for (const id of due) {
      const delivery = await claimOne(db, id, claim);
      if (delivery) claimed.push(delivery);
    }
    // Other workers may have claimed all of them at the same moment. Then there may be more.
    if (claimed.length > 0 || due.length === 0) return claimed;
  }
}

async function listDueIds(db: Db, { channel, now, limit }: ChannelClaim): Promise<string[]> {
  const due = await db
    .selectFrom('delivery')
    .select('id')
    .where('channel', '=', channel)
    .where('status', '=', sql.lit('queued'))
    .where('due_at', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('delivery as other')
            .select('other.id')
            .whereRef('other.channel', '=', 'delivery.channel')
            .whereRef('other.target', '=', 'delivery.target')
            .whereRef('other.subject_type', '=', 'delivery.subject_type')
            .whereRef('other.subject_id', '=', 'delivery.subject_id')
            .where('other.status', '=', sql.lit('sending')),
        ),
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}

async function claimOne(
  db: Db,
  id: string,
  { leaseId, now }: ChannelClaim,
): Promise<DeliveryToSend | undefined> {
  try {
    return await db
      .updateTable('delivery')
      .set({ status: 'sending', lease_id: leaseId, lease_until: now + DELIVERY_LEASE_MS })
      .where('id', '=', id)
      .where('status', '=', 'queued')
      // Another worker may have sent it since and have to try again later.
      .where('due_at', '<=', now)
      .returning([
        ...(['id', 'channel', 'target', 'event_type', 'subject_type', 'subject_id'] as const),
        ...(['address', 'payload', 'is_repeatable', 'attempts', 'created_at'] as const),
      ])
      .executeTakeFirst();
  } catch (error) {
    // Another worker has just begun to send a delivery of the same subject.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/**
 * Frees the deliveries whose worker has died. Those that may be repeated are queued again. Of the others nobody knows
 * whether they were sent, so they end as `unsure`.
 */
export async function releaseLostDeliveries(db: Db, { now }: { now: number }): Promise<void> {
  const lost = db
    .updateTable('delivery')
    .set(noLease)
    .where('status', '=', sql.lit('sending'))
    .where('lease_until', '<=', now);
  await lost.set({ status: 'queued', due_at: now }).where('is_repeatable', '=', 1).execute();
  await lost.set({ status: 'unsure', finished_at: now }).where('is_repeatable', '=', 0).execute();
}
