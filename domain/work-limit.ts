import { Busy } from './errors.ts';

export interface WorkLimitOptions {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many tasks may wait. */
  mostWaiting: number;
  /** How many of the waiting tasks may belong to one client; by default all of them. */
  mostWaitingPerClient?: number;
}

/** Runs a task as soon as the limit allows; `client` names who it is done for. Rejects with Busy when the queue is full. */
export type WorkLimit = <T>(work: () => Promise<T>, client?: string) => Promise<T>;

/**
 * Limits how many expensive tasks run and wait, so that many of them at once do not slow down everything else. Tasks
 * start in the order in which they came. A task that finds the queue full is refused at once.
 */
export function createWorkLimit(options: WorkLimitOptions): WorkLimit {
  const { atOnce, mostWaiting, mostWaitingPerClient = mostWaiting } = options;
  const waiting: { client: string; start: () => void }[] = [];
  let running = 0;

  function waitForPlace(client: string): Promise<void> | null {
    if (running < atOnce) {
      running += 1;
      return null;
    }
    const own = waiting.filter((one) => one.client === client).length;
    if (waiting.length >= mostWaiting || own >= mostWaitingPerClient) throw new Busy();
    return new Promise((start) => waiting.push({ client, start }));
  }

  return async (work, client = '') => {
    await waitForPlace(client);
    try {
      return await work();
    } finally {
      // `running` stays as it is when the next task takes this place: a new task cannot start before the waiting ones.
      const next = waiting.shift();
      if (next) next.start();
      else running -= 1;
    }
  };
}
