import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { noLease } from '#domain/queue/lease.ts';
import type { ClaimedPush } from './claim-push-deliveries.ts';
import type { PushOutcome } from './send-push.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
/** The wait after the first, second … attempt, when the push service does not name one. */
const RETRY_AFTER_MS = [5, 15, 60, 300].map((seconds) => seconds * SECOND_MS);
const MAX_RETRY_MS = 300 * SECOND_MS;

export interface PushResult {
  delivery: ClaimedPush;
  outcome: PushOutcome;
}

/**
 * Stores what became of the deliveries of a lease. A delivery is queued again only while its notice is news. Subscriptions
 * that do not exist any more are deleted. `now` is epoch ms.
 */
export async function recordPushOutcomes(
  db: Db,
  { leaseId, results, now }: { leaseId: string; results: readonly PushResult[]; now: number },
): Promise<void> {
  const isOf = (kind: PushOutcome['kind']) => results.filter(({ outcome }) => outcome.kind === kind);
  const sent = isOf('sent').map(({ delivery }) => delivery);
  await inTransaction(db, async (tx) => {
    for (const { delivery, outcome } of isOf('later'))
      await queueAgain(tx, { leaseId, delivery, outcome, now });
    const done = await tx
      .deleteFrom('push_delivery')
      .where('lease_id', '=', leaseId)
      .returning(['notice_id', 'subscription_id'])
      .execute();
    const keys = new Set(sent.map(({ noticeId, subscriptionId }) => `${noticeId} ${subscriptionId}`));
    await count(tx, done, (row) => keys.has(`${row.notice_id} ${row.subscription_id}`));
  });
  await touch(db, { ids: sent.map(({ subscriptionId }) => subscriptionId), now });
  const gone = isOf('gone').map(({ delivery }) => delivery.subscriptionId);
  if (gone.length > 0) await db.deleteFrom('push_subscription').where('id', 'in', gone).execute();
}

/** Counts deliveries as failed whose worker has died: they may have been sent, and are not repeated. */
export async function closeLostPushes(db: Db, { now }: { now: number }): Promise<void> {
  const isLost = () =>
    db
      .selectFrom('push_delivery')
      .select('notice_id')
      .where('status', '=', 'sending')
      .where('lease_until', '<=', now);
  if (!(await isLost().limit(1).executeTakeFirst())) return;
  await inTransaction(db, async (tx) => {
    const lost = await tx
      .deleteFrom('push_delivery')
      .where('status', '=', 'sending')
      .where('lease_until', '<=', now)
      .returning(['notice_id', 'subscription_id'])
      .execute();
    await count(tx, lost, () => false);
  });
}

interface QueueAgain {
  leaseId: string;
  delivery: ClaimedPush;
  outcome: PushOutcome;
  now: number;
}

async function queueAgain(tx: Db, { leaseId, delivery, outcome, now }: QueueAgain): Promise<void> {
  const asked = outcome.kind === 'later' ? outcome.retryAfterMs : null;
  const dueAt = now + (asked ?? RETRY_AFTER_MS[delivery.attempts - 1] ?? MAX_RETRY_MS);
  if (dueAt >= delivery.expiresAt) return;
  await tx
    .updateTable('push_delivery')
    .set({ status: 'queued', due_at: dueAt, ...noLease })
    .where('notice_id', '=', delivery.noticeId)
    .where('subscription_id', '=', delivery.subscriptionId)
    .where('lease_id', '=', leaseId)
    .execute();
}

interface Done {
  notice_id: string;
  subscription_id: string;
}

async function count(tx: Db, done: readonly Done[], isSent: (row: Done) => boolean): Promise<void> {
  const byNotice = [...Map.groupBy(done, ({ notice_id }) => notice_id)];
  // In one order, so that two workers do not wait for each other.
  for (const [id, rows] of byNotice.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sent = rows.filter(isSent).length;
    await tx
      .updateTable('push_notice')
      .set((eb) => ({ sent: eb('sent', '+', sent), failed: eb('failed', '+', rows.length - sent) }))
      .where('id', '=', id)
      .execute();
  }
}

/** A subscription whose push service accepts notices is not old. */
async function touch(db: Db, { ids, now }: { ids: string[]; now: number }): Promise<void> {
  if (ids.length === 0) return;
  const old = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('id', 'in', ids)
    .where('seen_at', '<', now - DAY_MS)
    .orderBy('id')
    .execute();
  for (const { id } of old)
    await db.updateTable('push_subscription').set({ seen_at: now }).where('id', '=', id).execute();
}
