import type { Log } from '../log.ts';

/** A reader's browser may block what it wants: one line an hour is enough to see that it happens. */
const SILENCE_MS = 3_600_000;

/** Logs that the outside analytics script did not load (spec §1): the first time at once, then how often in the last hour. */
export function createAnalyticsFailures({ now, log }: { now: () => number; log: Pick<Log, 'warn'> }) {
  let times = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  return (script: string): void => {
    times += 1;
    if (now() - toldAt < SILENCE_MS) return;
    log.warn('The analytics script did not load; analytics stays off for these readers', { script, times });
    toldAt = now();
    times = 0;
  };
}
