import { SECOND } from '#az/format/durations.ts';

/**
 * How long a process has what it has claimed: another one continues its work at most so long after its last renewal. With the second
 * in which jobs look for work that is less than ten seconds after a crash. Work that takes longer renews it (`whileLeased`).
 */
export const LEASE_MS = 8 * SECOND;

/** How often a lease is renewed. Three renewals may fail before it ends. */
export const RENEW_MS = LEASE_MS / 4;

/** A request for the next rows of a queue. Only the worker with this `leaseId` may write their results. */
export interface LeaseClaim {
  leaseId: string;
  /** Epoch ms. */
  now: number;
  limit: number;
}

/** The columns of a row that no worker has. */
export const noLease = { lease_id: null, lease_until: null };

/** Another process has taken the work over, or may have. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/**
 * Runs work on something that this process has just claimed, and renews the claim meanwhile. `renew` returns false when another
 * process has it. Then, or when the database has not answered for the time of a lease, the signal that `work` gets aborts with
 * LeaseLost. It aborts also with `signal`: the program ends.
 */
export async function whileLeased<T>(
  { renew, signal }: { renew: () => Promise<boolean>; signal?: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  let renewedAt = performance.now();
  let renewal: Promise<void> | null = null;
  const renewOnce = async () => {
    const askedAt = performance.now();
    // A database that is away is reported by the watch of the revision.
    const isRenewed = await renew().catch(() => null);
    if (isRenewed) renewedAt = askedAt;
    if (isRenewed === false) lost.abort(new LeaseLost('Another process has taken the work over'));
  };
  const timer = setInterval(() => {
    if (performance.now() - renewedAt > LEASE_MS)
      lost.abort(new LeaseLost('The lease could not be renewed in time'));
    renewal ??= renewOnce().finally(() => {
      renewal = null;
    });
  }, RENEW_MS);
  try {
    return await work(signal ? AbortSignal.any([signal, lost.signal]) : lost.signal);
  } finally {
    clearInterval(timer);
    // Whoever releases the lease now must not be overtaken.
    await renewal;
  }
}
