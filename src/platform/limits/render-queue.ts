import { setTimeout as sleep } from 'node:timers/promises';
import { Busy } from '#platform/errors.ts';
import { createWorkLimit, type WorkLimitOptions } from './work-limit.ts';

/** Requests of one lane do not wait for those of another. */
type Lane = 'known' | 'new' | 'admin';

/**
 * Runs work when its turn in the lane comes. Rejects with Busy when too many wait. The lane `staff` has no queue: its work begins at
 * once. The pages that are new wait for it, and so does a refusal, a second at most.
 */
export type RenderQueue = <T>(lane: Lane | 'staff', work: () => Promise<T>) => Promise<T>;

/** So long a new page of readers waits at most for the requests of the staff. A save takes about as long. */
const MAX_PAUSE_MS = 100;
/** A request of the staff that takes longer, such as an upload, holds up nobody. */
const MAX_STAFF_MS = 1000;

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
export function createRenderQueue(
  lanes: Partial<Record<Lane, WorkLimitOptions>> = {},
  maxPauseMs = MAX_PAUSE_MS,
): RenderQueue {
  const limits = {
    known: createWorkLimit(lanes.known ?? LANES.known),
    new: createWorkLimit(lanes.new ?? LANES.new),
    admin: createWorkLimit(lanes.admin ?? LANES.admin),
  };
  const nextTurn = createTurns();
  const staff = createStaffLane();
  return (lane, work) => {
    if (lane === 'staff') return staff.run(work);
    const inLane = limits[lane](async () => {
      if (lane === 'new') await staff.pause(maxPauseMs);
      await nextTurn();
      return work();
    });
    return inLane.catch(async (error) => {
      // Hundreds of refused clients that try again at once would make each turn of the loop longer, too.
      if (error instanceof Busy) await staff.pause(MAX_STAFF_MS);
      throw error;
    });
  };
}

/**
 * Knows whether a request of the staff runs. On PostgreSQL a save takes many turns of the event loop, one for each query, and each new page
 * that is rendered meanwhile makes these turns longer.
 */
function createStaffLane() {
  let running = 0;
  let idle = Promise.withResolvers<void>();
  function begin(): () => void {
    running += 1;
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(limit);
      running -= 1;
      if (running > 0) return;
      idle.resolve();
      idle = Promise.withResolvers();
    };
    const limit = setTimeout(end, MAX_STAFF_MS).unref();
    return end;
  }
  return {
    run<T>(work: () => Promise<T>): Promise<T> {
      // Begun before the work: on SQLite it may end without a turn of the event loop.
      const end = begin();
      return work().finally(end);
    },
    /** Resolves when no request of the staff runs, or after a while. */
    async pause(maxPauseMs: number): Promise<void> {
      if (running === 0) return;
      const waited = new AbortController();
      const late = sleep(maxPauseMs, null, { signal: waited.signal, ref: false }).catch(() => null);
      await Promise.race([idle.promise, late]);
      waited.abort();
    },
  };
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
