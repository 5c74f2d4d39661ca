import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { claimPushDeliveries } from './claim-push-deliveries.ts';
import { closeLostPushes, recordPushOutcomes } from './record-push-outcomes.ts';
import type { SendPush } from './send-push.ts';

interface Batch {
  send: SendPush;
  now: () => number;
  newId: NewId;
  /** How many notices are sent at the same time. */
  limit?: number;
}

/**
 * Sends the next push notices. A job calls it repeatedly; several instances may call it at once. Each is sent at most
 * once, except when the push service says that it did not accept it. Returns how many were claimed.
 */
export async function runPushBatch(db: Db, { send, now, newId, limit = 50 }: Batch): Promise<number> {
  await closeLostPushes(db, { now: now() });
  const leaseId = newId();
  const claimed = await claimPushDeliveries(db, { leaseId, now: now(), limit });
  if (claimed.length === 0) return 0;
  const results = await Promise.all(
    claimed.map(async (delivery) => {
      const { subscription, message, expiresAt } = delivery;
      const ttlMs = expiresAt - now();
      const outcome = ttlMs > 0 ? await send(subscription, message, { ttlMs }) : { kind: 'refused' as const };
      return { delivery, outcome };
    }),
  );
  await recordPushOutcomes(db, { leaseId, results, now: now() });
  return claimed.length;
}
