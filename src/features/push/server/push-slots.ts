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
export const PUSH_LIMITS: PushLimits = { active: 250, slowAfterMs: 500, slow: 600, slowInAll: 2000 };

interface Host {
  active: number;
  slow: number;
}

/** Counts the requests that are being sent, for each host. A host that does not answer takes nothing from the others. */
export class PushSlots {
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
