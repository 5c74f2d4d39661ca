import { DAY, MINUTE, SECOND } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { isLeaseOver } from '#platform/jobs/is-lease-over.ts';
import { noLease } from '#platform/jobs/lease.ts';
import type { ClaimedPush } from './claim-push-deliveries.ts';
import { recordEndpointAnswers } from './record-endpoint-answers.ts';
import type { PushOutcome } from './send-push.ts';

/** The wait after the first, second … attempt, when the push service does not name one. */
const RETRY_AFTER_MS = [5, 15, 60, 300].map((seconds) => seconds * SECOND);
const MAX_RETRY_MS = 5 * MINUTE;

export interface PushResult {
  delivery: ClaimedPush;
  outcome: PushOutcome;
}

/**
 * Stores what became of claimed deliveries. A delivery is queued again only while its notice is news. Subscriptions that do not
 * exist any more are deleted, with what is queued for them. `now` is epoch ms.
 */
export async function recordPushOutcomes(
  db: Db,
  { results, now }: { results: readonly PushResult[]; now: number },
): Promise<void> {
  if (results.length === 0) return;
  const sent = new Set(results.filter(({ outcome }) => outcome.kind === 'sent').map(keyOf));
  await inTransaction(db, async (tx) => {
    for (const result of results) await queueAgain(tx, result, now);
    const done: Done[] = [];
    for (const [noticeId, ofNotice] of Map.groupBy(results, ({ delivery }) => delivery.noticeId))
      done.push(...(await deleteDone(tx, noticeId, ofNotice)));
    const gone = await recordEndpointAnswers(tx, { results, now });
    if (gone.length > 0)
      done.push(
        ...(await tx
          .deleteFrom('push_delivery')
          .where('subscription_id', 'in', gone)
          .returning(['notice_id', 'subscription_id'])
          .execute()),
      );
    await count(tx, done, (row) => sent.has(`${row.notice_id} ${row.subscription_id}`));
    if (gone.length > 0) await tx.deleteFrom('push_subscription').where('id', 'in', gone).execute();
  });
  await touch(db, { ids: results.filter((one) => sent.has(keyOf(one))).map(toSubscription), now });
}

const keyOf = ({ delivery }: PushResult) => `${delivery.noticeId} ${delivery.subscriptionId}`;
const toSubscription = ({ delivery }: PushResult) => delivery.subscriptionId;

/** Counts deliveries as failed whose worker has died: they may have been sent, and are not repeated. */
export async function closeLostPushes(db: Db, { now }: { now: number }): Promise<void> {
  const isLost = () =>
    db
      .selectFrom('push_delivery')
      .select('notice_id')
      .where('status', '=', 'sending')
      .where(isLeaseOver(now));
  if (!(await isLost().limit(1).executeTakeFirst())) return;
  await inTransaction(db, async (tx) => {
    const lost = await tx
      .deleteFrom('push_delivery')
      .where('status', '=', 'sending')
      .where(isLeaseOver(now))
      .returning(['notice_id', 'subscription_id'])
      .execute();
    await count(tx, lost, () => false);
  });
}

/** Queues a delivery again that was certainly not accepted. */
async function queueAgain(tx: Db, { delivery, outcome }: PushResult, now: number): Promise<void> {
  if (outcome.kind !== 'later' && outcome.kind !== 'unreachable') return;
  const asked = outcome.kind === 'later' ? outcome.retryAfterMs : null;
  const dueAt = now + (asked ?? RETRY_AFTER_MS[delivery.attempts - 1] ?? MAX_RETRY_MS);
  if (dueAt >= delivery.expiresAt) return;
  await tx
    .updateTable('push_delivery')
    .set({ status: 'queued', due_at: dueAt, ...noLease })
    .where('notice_id', '=', delivery.noticeId)
    .where('subscription_id', '=', delivery.subscriptionId)
    .where('lease_id', '=', delivery.leaseId)
    .execute();
}

interface Done {
  notice_id: string;
  subscription_id: string;
}

/** Another worker may have counted a delivery as lost: then it is not there any more. */
function deleteDone(tx: Db, noticeId: string, results: readonly PushResult[]): Promise<Done[]> {
  return tx
    .deleteFrom('push_delivery')
    .where('notice_id', '=', noticeId)
    .where('subscription_id', 'in', results.map(toSubscription))
    .where('lease_id', 'in', [...new Set(results.map(({ delivery }) => delivery.leaseId))])
    .returning(['notice_id', 'subscription_id'])
    .execute();
}

async function count(tx: Db, done: readonly Done[], isSent: (row: Done) => boolean): Promise<void> {
  const byNotice = [...Map.groupBy(done, ({ notice_id }) => notice_id)];
  // In one order, so that two workers do not wait for each other.
  // Stryker disable next-line all: only a deadlock of two workers shows the order.
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
    .where('seen_at', '<', now - DAY)
    .orderBy('id')
    .execute();
  for (const { id } of old)
    await db.updateTable('push_subscription').set({ seen_at: now }).where('id', '=', id).execute();
}
