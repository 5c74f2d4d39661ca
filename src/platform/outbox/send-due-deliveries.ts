import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { claimDueDeliveries } from './claim-due-deliveries.ts';
import type { Channel } from './delivery.ts';
import { recordResult } from './record-result.ts';

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
      const result = await channel.send(deliveries);
      await recordResult(db, result, { deliveries, leaseId, now: now() });
    }
  };
  await Promise.all(Array.from({ length: channel.concurrency }, worker));
  return count;
}
