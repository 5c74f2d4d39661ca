/** A request for the next rows of a queue. Only the worker with this `leaseId` may write their results. */
export interface LeaseClaim {
  leaseId: string;
  /** Epoch ms. */
  now: number;
  limit: number;
}

/** The columns of a row that no worker has. */
export const noLease = { lease_id: null, lease_until: null };
