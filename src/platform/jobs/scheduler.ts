import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#platform/log.ts';

/** The result of a run that only waited, because the one before it failed. It is neither a failure nor a success. */
export const WAITED = Symbol('waited');

/** A task that the server repeats. */
export interface Job {
  name: string;
  /** Time between the end of one run and the start of the next. */
  everyMs: number;
  /** Should end soon after the signal aborts: the server is stopping. May resolve with `WAITED`. */
  run(signal: AbortSignal): Promise<unknown>;
}

/** A run of a job that has ended. */
export interface JobRun {
  /** The name of the job. */
  job: string;
  ms: number;
  hasFailed: boolean;
}

export interface Scheduler {
  /** Starts no further runs and waits for running ones, at most `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Runs every job at once and then at its interval, never twice at the same time. A job that fails keeps its interval. A
 * failure is logged when it begins, when its message changes and when it is over. `onRun` is called after each run that
 * did not only wait.
 */
export function startScheduler({
  jobs,
  log,
  onRun = () => {},
}: {
  jobs: readonly Job[];
  log: Log;
  onRun?: (run: JobRun) => void;
}): Scheduler {
  const stopped = new AbortController();
  const abandoned = new AbortController();
  const running = jobs.map((job) =>
    runUntilStopped(job, stopped.signal, { log, onRun, abandoned: abandoned.signal }),
  );
  return {
    async stop(graceMs = 5000) {
      stopped.abort();
      await Promise.race([Promise.all(running), sleep(graceMs, null, { ref: false })]);
      abandoned.abort();
    },
  };
}

async function runUntilStopped(
  job: Job,
  signal: AbortSignal,
  { log, onRun, abandoned }: { log: Log; onRun: (run: JobRun) => void; abandoned: AbortSignal },
): Promise<void> {
  let problem = '';
  while (!signal.aborted) {
    const started = performance.now();
    const report = (hasFailed: boolean) =>
      onRun({ job: job.name, ms: performance.now() - started, hasFailed });
    try {
      if ((await job.run(signal)) !== WAITED) {
        report(false);
        if (problem) log.info(`${job.name}: works again`);
        problem = '';
      }
    } catch (error) {
      // Nobody waits for the job any more, and its database is closed.
      if (abandoned.aborted) return;
      report(true);
      const message = error instanceof Error ? error.message : String(error);
      if (message !== problem) log.error(`${job.name}: ${message}`, { error });
      problem = message;
    }
    await sleep(job.everyMs, null, { signal, ref: false }).catch(() => null);
  }
}
