import { Busy } from '#platform/errors.ts';

export interface WorkLimitOptions {
  /** How many tasks run at the same time. */
  concurrency: number;
  /** How many tasks may wait. */
  maxWaiting: number;
  /** How many of the waiting tasks may belong to one client; by default all of them. */
  maxWaitingPerClient?: number;
}

/**
 * Runs a task as soon as the limit allows it. `client` identifies who the task is for. Rejects with Busy when the
 * queue is full.
 */
export type WorkLimit = <T>(work: () => Promise<T>, client?: string) => Promise<T>;

/**
 * Limits how many expensive tasks run and wait, so that many of them at once do not slow down everything else. Tasks
 * start in the order in which they came. A task is refused at once when the queue is full.
 */
export function createWorkLimit(options: WorkLimitOptions): WorkLimit {
  const { concurrency, maxWaiting, maxWaitingPerClient = maxWaiting } = options;
  const waiting: { client: string; start: () => void }[] = [];
  let running = 0;

  function waitForTurn(client: string): Promise<void> | null {
    if (running < concurrency) {
      running += 1;
      return null;
    }
    const ofClient = waiting.filter((task) => task.client === client).length;
    if (waiting.length >= maxWaiting || ofClient >= maxWaitingPerClient) throw new Busy();
    return new Promise((start) => waiting.push({ client, start }));
  }

  return async (work, client = '') => {
    await waitForTurn(client);
    try {
      return await work();
    } finally {
      // When a waiting task starts, `running` does not change. So a new task cannot start before the waiting ones.
      const next = waiting.shift();
      if (next) next.start();
      else running -= 1;
    }
  };
}
