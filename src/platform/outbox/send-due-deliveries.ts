import { sql } from 'kysely';
import { DAY } from '#az/format/durations.ts';
import { isUniqueViolation } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { isLeaseOver } from '#platform/jobs/is-lease-over.ts';
import { LEASE_MS, type LeaseClaim, noLease, whileLeased } from '#platform/jobs/lease.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Channel, DeliveryResult, DeliveryToSend } from './delivery.ts';
import { findRetryWait, MAX_DUE_AHEAD_MS, MAX_WAIT_MS, OUTAGE_WAIT_MS } from './retry-wait.ts';
import type { DeliveryChannel } from './tables.ts';

/**
 * Sends the deliveries of a channel that are due. A job calls it repeatedly; several instances may call it at once, and
 * each delivery is sent by one of them. A delivery counts as `sending` just before its request. When the signal aborts,
 * running requests are finished and no more are started. Returns how many were sent or tried.
 */
export async function sendDueDeliveries(
  db: Db,
  channel: Channel,
  { now, newId, signal }: { now: () => number; newId: NewId; signal: AbortSignal },
): Promise<number> {
  let count = 0;
  const worker = async () => {
    while (!signal.aborted) {
      const leaseId = newId();
      const claim = { channel: channel.name, leaseId, now: now(), limit: channel.batchSize };
      const deliveries = await claimDueDeliveries(db, claim);
      if (deliveries.length === 0) return;
      count += deliveries.length;
      const renew = () => renewDeliveries(db, { deliveries, leaseId, now: now() });
      const result = await whileLeased({ renew }, () => channel.send(deliveries));
      await recordResult(db, result, { deliveries, leaseId, now: now() });
    }
  };
  await Promise.all(Array.from({ length: channel.concurrency }, worker));
  return count;
}

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
      .set({ status: 'sending', lease_id: leaseId, lease_until: now + LEASE_MS })
      .where('id', '=', id)
      .where('status', '=', 'queued')
      // Another worker may have sent it since and have to try again later.
      .where('due_at', '<=', now)
      .returning([
        'id',
        'channel',
        'target',
        'event_type',
        'subject_type',
        'subject_id',
        'address',
        'payload',
        'is_repeatable',
        'attempts',
        'created_at',
      ])
      .executeTakeFirst();
  } catch (error) {
    // Another worker has just begun to send a delivery of the same subject.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** Keeps deliveries whose request takes long. Returns false when all of them were taken away. */
async function renewDeliveries(
  db: Db,
  { deliveries, leaseId, now }: { deliveries: readonly DeliveryToSend[]; leaseId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ lease_until: now + LEASE_MS })
    .where(
      'id',
      'in',
      deliveries.map(({ id }) => id),
    )
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Frees the deliveries whose worker has died. Those that may be repeated are queued again. Of the others nobody knows
 * whether they were sent, so they end as `unsure`.
 */
export async function releaseLostDeliveries(db: Db, { now }: { now: number }): Promise<void> {
  const one = db
    .selectFrom('delivery')
    .select('id')
    .where('status', '=', sql.lit('sending'))
    .where(isLeaseOver(now));
  // On SQLite an update takes the lock of the writer even when it finds nothing.
  if (!(await one.limit(1).executeTakeFirst())) return;
  const lost = db
    .updateTable('delivery')
    .set(noLease)
    .where('status', '=', sql.lit('sending'))
    .where(isLeaseOver(now));
  await lost.set({ status: 'queued', due_at: now }).where('is_repeatable', '=', 1).execute();
  await lost.set({ status: 'unsure', finished_at: now }).where('is_repeatable', '=', 0).execute();
}

/** Makes deliveries due that would wait for a day, because the clock was ahead when they were queued. */
export async function releaseFutureDeliveries(
  db: Db,
  { channels, now }: { channels: readonly DeliveryChannel[]; now: number },
): Promise<void> {
  if (channels.length === 0) return;
  await db
    .updateTable('delivery')
    .set({ due_at: now })
    .where('channel', 'in', channels)
    .where('status', '=', sql.lit('queued'))
    .where('due_at', '>', now + MAX_DUE_AHEAD_MS)
    .execute();
}

/** For this time after its creation a delivery waits for its recipient without using up attempts. */
const PATIENCE_MS = DAY;

/** Stores what became of deliveries that this worker has sent. A row whose lease was lost is left as it is. */
export async function recordResult(
  db: Db,
  result: DeliveryResult,
  { deliveries, leaseId, now }: { deliveries: readonly DeliveryToSend[]; leaseId: string; now: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const delivery of deliveries)
      await tx
        .updateTable('delivery')
        .set({ ...nextState(delivery, result, now), ...noLease, response: result.response })
        .where('id', '=', delivery.id)
        .where('lease_id', '=', leaseId)
        .execute();
    await result.store?.(tx);
    const [first] = deliveries;
    if (result.outcome === 'wait' && first) await postponeOthers(tx, first, now + waitOf(result));
  });
}

function nextState(delivery: DeliveryToSend, result: DeliveryResult, now: number) {
  const { outcome } = result;
  if (outcome === 'sent' || outcome === 'skipped')
    return { status: outcome, attempts: delivery.attempts + 1, finished_at: now };
  if (outcome === 'interrupted' && delivery.is_repeatable === 0)
    return { status: 'unsure' as const, attempts: delivery.attempts + 1, finished_at: now };
  if (outcome === 'wait' && now - delivery.created_at < PATIENCE_MS)
    return { status: 'queued' as const, due_at: now + waitOf(result) };
  const attempts = delivery.attempts + 1;
  const wait = findRetryWait(delivery.attempts);
  if (outcome === 'refused' || wait === null)
    return { status: 'failed' as const, attempts, finished_at: now };
  const asked = outcome === 'wait' ? waitOf(result) : 0;
  return { status: 'queued' as const, attempts, due_at: now + Math.max(wait, asked) };
}

function waitOf({ retryAfterMs }: Extract<DeliveryResult, { outcome: 'wait' }>): number {
  return Math.min(retryAfterMs ?? OUTAGE_WAIT_MS, MAX_WAIT_MS);
}

/** Otherwise each queued delivery would meet the same outage or limit. */
async function postponeOthers(
  tx: Db,
  { channel, target }: Pick<DeliveryToSend, 'channel' | 'target'>,
  dueAt: number,
): Promise<void> {
  await tx
    .updateTable('delivery')
    .set({ due_at: dueAt })
    .where('channel', '=', channel)
    .where('target', '=', target)
    .where('status', '=', 'queued')
    .where('due_at', '<', dueAt)
    .execute();
}
