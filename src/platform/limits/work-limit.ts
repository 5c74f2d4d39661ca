import { setTimeout as sleep } from 'node:timers/promises';
import { Busy } from '#platform/errors.ts';

export interface WorkLimitOptions {
  /** How many tasks run at the same time. */
  concurrency: number;
  /** How many tasks may wait. */
  maxWaiting: number;
  /** How many of the waiting tasks may belong to one client; by default all of them. */
  maxWaitingPerClient?: number;
  /** How much time the tasks may take in all; by default any. */
  budget?: WorkBudget;
}

/** Time that tasks may take. A flood of tasks uses it up, and then cannot keep the machine busy. */
export interface WorkBudget {
  /** Milliseconds of work that start without a pause. */
  burstMs: number;
  /** How much work each millisecond adds until the burst is full again: 0.5 is half a core. */
  share: number;
  /** Milliseconds that never go back. */
  now?: () => number;
  wait?: (ms: number) => Promise<unknown>;
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
  const { concurrency, maxWaiting, maxWaitingPerClient = maxWaiting, budget } = options;
  const spend = budget ? createBudget(budget) : <T>(work: () => Promise<T>) => work();
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
      return await spend(work);
    } finally {
      // When a waiting task starts, `running` does not change. So a new task cannot start before the waiting ones.
      const next = waiting.shift();
      if (next) next.start();
      else running -= 1;
    }
  };
}

/** Runs a task when the budget has time left, and takes the time of the task from it. */
function createBudget({ burstMs, share, now = () => performance.now(), wait = sleep }: WorkBudget) {
  let left = burstMs;
  let at = now();
  const refill = () => {
    const moment = now();
    left = Math.min(burstMs, left + (moment - at) * share);
    at = moment;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    refill();
    if (left < 0) await wait(-left / share);
    const begun = now();
    try {
      return await work();
    } finally {
      refill();
      left -= now() - begun;
    }
  };
}
