import { HOUR } from '#az/format/durations.ts';
import type { Log } from '#platform/log.ts';

/** Readers' browsers often block the script, so one line an hour is enough. */
const LOG_INTERVAL_MS = HOUR;

/** Logs that the external analytics script did not load (spec §1): the first time at once, then the count once an hour. */
export function createAnalyticsFailures({ now, log }: { now: () => number; log: Pick<Log, 'warn'> }) {
  let times = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (script: string): void => {
    times += 1;
    if (now() - loggedAt < LOG_INTERVAL_MS) return;
    log.warn('The analytics script did not load; analytics stays off for these readers', { script, times });
    loggedAt = now();
    times = 0;
  };
}

declare module '#platform/http/context.ts' {
  interface Services {
    /** Logs, with a rate limit, that the analytics script did not load in readers' browsers. */
    reportAnalyticsFailure: (script: string) => void;
  }
}
