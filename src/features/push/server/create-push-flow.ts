import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#platform/db/schema.ts';
import { RENEW_MS } from '#platform/jobs/lease.ts';
import type { NewId } from '#platform/new-id.ts';
import {
  type ClaimedPush,
  claimPushDeliveries,
  listQueuedPushHosts,
  renewPushDeliveries,
} from '../rules/delivery/claim-push-deliveries.ts';
import {
  closeLostPushes,
  type PushResult,
  recordPushOutcomes,
} from '../rules/delivery/record-push-outcomes.ts';
import type { PushOutcome, SendPush } from '../rules/delivery/send-push.ts';

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
 * independently: a delivery is claimed when its host has a free slot, so that a crash loses no more than the slots of a host.
 * Several instances may run it at once. Each notice is sent at most once, except when it was certainly not accepted.
 */
export function createPushFlow({ db, createSender, now, newId, limits = PUSH_LIMITS }: Parts) {
  const slots = new PushSlots(limits);
  let sender: SendPush | null = null;
  /** Results that are not stored yet. They stay here while the database does not answer. */
  let results: PushResult[] = [];
  /** What is being sent, and when its lease was renewed: milliseconds of `performance.now`. */
  const open = new Map<ClaimedPush, number>();
  /** Resolves when a request ends, becomes slow or throws. */
  let change = Promise.withResolvers<void>();

  async function deliver(delivery: ClaimedPush, send: SendPush): Promise<void> {
    const { host, subscription, message, expiresAt } = delivery;
    open.set(delivery, performance.now());
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
      open.delete(delivery);
    }
  }

  /** Keeps what takes long: another process would count it as lost. */
  async function renew(): Promise<void> {
    const before = performance.now() - RENEW_MS;
    const old = [...open].filter(([, renewedAt]) => renewedAt < before).map(([delivery]) => delivery);
    if (old.length === 0) return;
    const leaseIds = [...new Set(old.map(({ leaseId }) => leaseId))];
    await renewPushDeliveries(db, { leaseIds, now: now() });
    const renewedAt = performance.now();
    for (const delivery of old) if (open.has(delivery)) open.set(delivery, renewedAt);
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
      await renew();
      if (!signal.aborted) await claim();
      if (open.size === 0) continue;
      await Promise.race([change.promise, sleep(LOOK_EVERY_MS, null, { ref: false })]);
      await sleep(GATHER_MS);
    } while (open.size > 0 || results.length > 0);
  };
}

export interface PushLimits {
  /** Requests to one host that have just begun. */
  active: number;
  /** A request that takes longer is slow: it does not keep others from being sent any more. */
  slowAfterMs: number;
  /** Slow requests to one host. A host that reaches this number gets nothing until some have ended. */
  slow: number;
  /** Slow requests in all. Beyond this number only hosts without slow requests get new ones. */
  slowInAll: number;
}

/**
 * Push services answer within half a second. 250 requests at a time carry thousands of notices in seconds, and the slow ones
 * are no more than a process can hold open.
 */
const PUSH_LIMITS: PushLimits = { active: 250, slowAfterMs: 500, slow: 600, slowInAll: 2000 };

interface Host {
  active: number;
  slow: number;
}

/** Counts the requests that are being sent, for each host. A host that does not answer takes nothing from the others. */
class PushSlots {
  readonly #hosts = new Map<string, Host>();
  readonly #limits: PushLimits;
  #slow = 0;

  constructor(limits: PushLimits) {
    this.#limits = limits;
  }

  /** How many requests to this host may begin now. */
  countFree(host: string): number {
    const { active, slow } = this.#hosts.get(host) ?? { active: 0, slow: 0 };
    const isFull = slow >= this.#limits.slow || (slow > 0 && this.#slow >= this.#limits.slowInAll);
    return isFull ? 0 : this.#limits.active - active;
  }

  /** Occupies a slot of the host while the work runs, and frees it earlier when the work is slow: `onSlow`. */
  async run<T>(host: string, work: () => Promise<T>, onSlow: () => void): Promise<T> {
    const counts = this.#hosts.get(host) ?? { active: 0, slow: 0 };
    this.#hosts.set(host, counts);
    counts.active += 1;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      counts.active -= 1;
      counts.slow += 1;
      this.#slow += 1;
      onSlow();
    }, this.#limits.slowAfterMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      if (isSlow) {
        counts.slow -= 1;
        this.#slow -= 1;
      } else counts.active -= 1;
      if (counts.active + counts.slow === 0) this.#hosts.delete(host);
    }
  }
}
