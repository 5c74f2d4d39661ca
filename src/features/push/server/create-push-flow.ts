import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import {
  type ClaimedPush,
  claimPushDeliveries,
  listQueuedPushHosts,
} from '../rules/delivery/claim-push-deliveries.ts';
import {
  closeLostPushes,
  type PushResult,
  recordPushOutcomes,
} from '../rules/delivery/record-push-outcomes.ts';
import type { PushOutcome, SendPush } from '../rules/delivery/send-push.ts';
import { PUSH_LIMITS, type PushLimits, PushSlots } from './push-slots.ts';

/** Results of this time are stored together: a transaction for each would take longer than the notices. */
const GATHER_MS = 25;
/** Messages that are encrypted without a pause, 0.4 ms each. */
const AT_ONCE = 20;
/** While slow requests are open, new notices are looked for this often. */
const LOOK_EVERY_MS = 1000;

interface Parts {
  db: Db;
  /** Called before the first notice. */
  createSender: () => Promise<SendPush>;
  now: () => number;
  newId: NewId;
  limits?: PushLimits;
}

/**
 * Creates the function that sends all queued push notices. It returns when nothing is due and nothing is open. Sends flow
 * independently: a delivery is claimed when its host has a free slot, so that only what is being sent can be lost in a crash.
 * Several instances may run it at once. Each notice is sent at most once, except when it was certainly not accepted.
 */
export function createPushFlow({ db, createSender, now, newId, limits = PUSH_LIMITS }: Parts) {
  const slots = new PushSlots(limits);
  let sender: SendPush | null = null;
  /** Results that are not stored yet. They stay here while the database does not answer. */
  let results: PushResult[] = [];
  let open = 0;
  /** Resolves when a request ends, becomes slow or throws. */
  let change = Promise.withResolvers<void>();

  async function deliver(delivery: ClaimedPush, send: SendPush): Promise<void> {
    const { host, subscription, message, expiresAt } = delivery;
    open += 1;
    try {
      const ttlMs = expiresAt - now();
      const outcome: PushOutcome =
        ttlMs > 0
          ? await slots.run(
              host,
              () => send(subscription, message, { ttlMs }),
              () => change.resolve(),
            )
          : { kind: 'expired' };
      results.push({ delivery, outcome });
      change.resolve();
    } catch (error) {
      // It may have been sent: it is counted as failed when its lease ends.
      change.reject(error);
    } finally {
      open -= 1;
    }
  }

  async function claim(): Promise<void> {
    await closeLostPushes(db, { now: now() });
    const hosts = await listQueuedPushHosts(db);
    if (hosts.length > 0) sender ??= await createSender();
    for (const host of hosts) {
      const limit = slots.countFree(host);
      if (limit === 0 || !sender) continue;
      const claimed = await claimPushDeliveries(db, { host, leaseId: newId(), now: now(), limit });
      for (const [at, delivery] of claimed.entries()) {
        // Each message is encrypted at once: readers of pages and answers of push services get their turn in between.
        if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
        void deliver(delivery, sender);
      }
    }
  }

  async function store(): Promise<void> {
    const done = results;
    results = [];
    try {
      await recordPushOutcomes(db, { results: done, now: now() });
    } catch (error) {
      results.unshift(...done);
      throw error;
    }
  }

  return async (signal: AbortSignal): Promise<void> => {
    do {
      change = Promise.withResolvers();
      // It may be rejected before anybody waits for it.
      change.promise.catch(() => {});
      await store();
      if (!signal.aborted) await claim();
      if (open === 0) continue;
      await Promise.race([change.promise, sleep(LOOK_EVERY_MS, null, { ref: false })]);
      await sleep(GATHER_MS);
    } while (open > 0 || results.length > 0);
  };
}
