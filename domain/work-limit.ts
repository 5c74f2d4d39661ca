import { Busy } from './errors.ts';

export interface WorkLimitOptions {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Pieces of work that may wait for their turn. */
  mostWaiting: number;
  /** How many of the waiting may belong to one client. */
  mostWaitingPerClient?: number;
}

/** Runs a piece of work when its turn comes; `client` is whoever it is done for. */
export type WorkLimit = <T>(work: () => Promise<T>, client?: string) => Promise<T>;

/**
 * Limits how much heavy work runs and waits, so that a flood of it leaves the rest of the program alone. What comes when
 * the queue is full is refused at once: the returned function throws Busy.
 */
export function createWorkLimit(options: WorkLimitOptions): WorkLimit {
  const { atOnce, mostWaiting, mostWaitingPerClient = mostWaiting } = options;
  const waiting: { client: string; start: () => void }[] = [];
  let running = 0;

  function takeTurn(client: string): Promise<void> | null {
    if (running < atOnce) {
      running += 1;
      return null;
    }
    const own = waiting.filter((one) => one.client === client).length;
    if (waiting.length >= mostWaiting || own >= mostWaitingPerClient) throw new Busy();
    return new Promise((start) => waiting.push({ client, start }));
  }

  return async (work, client = '') => {
    await takeTurn(client);
    try {
      return await work();
    } finally {
      // The turn is passed on, so that a newcomer cannot overtake who waits.
      const next = waiting.shift();
      if (next) next.start();
      else running -= 1;
    }
  };
}
