import { Counter, Gauge, type Registry } from 'prom-client';
import type { Job, JobRun } from '#platform/jobs/scheduler.ts';

/** Adds the metrics of the jobs. Returns the function that records a run. */
export function createJobMetrics(
  registry: Registry,
  { jobs, now }: { jobs: readonly Job[]; now: () => number },
): (run: JobRun) => void {
  const labelled = { labelNames: ['task'] as const, registers: [registry] };
  const runs = new Counter({
    name: 'newsroom_job_runs_total',
    help: 'Runs of a job that ended',
    ...labelled,
  });
  const failures = new Counter({
    name: 'newsroom_job_failures_total',
    help: 'Runs of a job that failed',
    ...labelled,
  });
  const seconds = new Counter({
    name: 'newsroom_job_duration_seconds_total',
    help: 'Time of all runs of a job',
    ...labelled,
  });
  const lastSuccess = new Gauge({
    name: 'newsroom_job_last_success_timestamp_seconds',
    help: 'When a run of the job last ended well; the start of the server until then',
    aggregator: 'max',
    ...labelled,
  });
  const lastDuration = new Gauge({
    name: 'newsroom_job_last_duration_seconds',
    help: 'How long the last run took',
    aggregator: 'max',
    ...labelled,
  });
  const interval = new Gauge({
    name: 'newsroom_job_interval_seconds',
    help: 'Time between the end of a run and the next one',
    aggregator: 'first',
    ...labelled,
  });
  for (const { name: job, everyMs } of jobs) {
    interval.set({ task: job }, everyMs / 1000);
    lastSuccess.set({ task: job }, now() / 1000);
    lastDuration.set({ task: job }, 0);
    for (const counter of [runs, failures, seconds]) counter.inc({ task: job }, 0);
  }
  return ({ job, ms, hasFailed }) => {
    runs.inc({ task: job });
    seconds.inc({ task: job }, ms / 1000);
    lastDuration.set({ task: job }, ms / 1000);
    if (hasFailed) failures.inc({ task: job });
    else lastSuccess.set({ task: job }, now() / 1000);
  };
}
