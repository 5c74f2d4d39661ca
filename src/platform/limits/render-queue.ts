import { createWorkLimit, type WorkLimitOptions } from './work-limit.ts';

/** Requests of one lane do not wait for those of another. */
type Lane = 'known' | 'new' | 'admin';

/** Runs work when its turn in the lane comes. Rejects with Busy at once when too many wait. */
export type RenderQueue = <T>(lane: Lane, work: () => Promise<T>) => Promise<T>;

/**
 * A render takes about 10 ms, so 100 that wait are a second. `known`: pages that readers have asked for before, which a goal makes
 * stale, and the front page. `new`: all other pages of readers. `admin`: the back-office without a session. Few run at a time,
 * because the requests of the staff, which have no queue, share the event loop with them.
 */
const LANES: Record<Lane, WorkLimitOptions> = {
  known: { concurrency: 4, maxWaiting: 1000 },
  new: { concurrency: 4, maxWaiting: 100 },
  admin: { concurrency: 4, maxWaiting: 50 },
};

/** The queue of everything that is rendered for people without a session. */
export function createRenderQueue(lanes: Partial<Record<Lane, WorkLimitOptions>> = {}): RenderQueue {
  const limits = {
    known: createWorkLimit(lanes.known ?? LANES.known),
    new: createWorkLimit(lanes.new ?? LANES.new),
    admin: createWorkLimit(lanes.admin ?? LANES.admin),
  };
  const nextTurn = createTurns();
  return (lane, work) =>
    limits[lane](async () => {
      await nextTurn();
      return work();
    });
}

/**
 * Gives each call a turn of the event loop of its own. A render on SQLite waits for nothing, so one would follow the other without
 * the loop: meanwhile no request of the staff would be read, and none of the readers be refused, because nobody waits in the queue.
 */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
