import { DAY, HOUR } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { DeliveryResult, DeliveryToSend } from './delivery.ts';
import { noLease } from './lease.ts';
import { findRetryWait, OUTAGE_WAIT_MS } from './retry-wait.ts';

/** The longest wait that a recipient can ask for. */
const MAX_WAIT_MS = 6 * HOUR;
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
