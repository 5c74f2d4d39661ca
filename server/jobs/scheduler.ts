import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Something the server does again and again by itself. */
export interface Job {
  name: string;
  /** Between the end of one run and the beginning of the next. */
  everyMs: number;
  /** Ends soon once the signal says that the server stops. */
  run(signal: AbortSignal): Promise<unknown>;
}

export interface Scheduler {
  /** Begins no run any more and waits for those under way, at most `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Runs every job at once and then in its rhythm, never twice at the same time. A job that fails goes on in its
 * rhythm; the log hears of it when its trouble begins or changes, and when it is over.
 */
export function startScheduler({ jobs, log }: { jobs: readonly Job[]; log: Log }): Scheduler {
  const stopped = new AbortController();
  const running = jobs.map((job) => runUntilStopped(job, stopped.signal, log));
  return {
    async stop(graceMs = 5000) {
      stopped.abort();
      await Promise.race([Promise.all(running), sleep(graceMs, null, { ref: false })]);
    },
  };
}

async function runUntilStopped(job: Job, signal: AbortSignal, log: Log): Promise<void> {
  let trouble = '';
  while (!signal.aborted) {
    try {
      await job.run(signal);
      if (trouble) log.info(`${job.name}: works again`);
      trouble = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== trouble) log.error(`${job.name}: ${message}`, { error });
      trouble = message;
    }
    await sleep(job.everyMs, null, { signal, ref: false }).catch(() => null);
  }
}
