import { AsyncLocalStorage } from 'node:async_hooks';
import { MINUTE } from '#az/format/durations.ts';
import { truncateAddress } from '#platform/http/client-network.ts';
import type { Log } from '#platform/log.ts';

/** Gets the kind of each limit that the request of `watchLimits` reaches. */
const watches = new AsyncLocalStorage<(kind: string) => void>();

/** Lines of one minute. All clients together cannot fill the log. */
const MAX_LINES = 100;
/** A path may be as long as the headers of a request. */
const MAX_PATH_LENGTH = 200;

/** Says that the current request has reached a limit. Outside a request it does nothing. */
export function reportLimit(kind: string): void {
  watches.getStore()?.(kind);
}

/**
 * Runs the work of a request and logs the limits that it reaches: the path without its query, the kind of limit and the shortened
 * network. Of the same three there is one line in a minute, and of all together there are `MAX_LINES`. The next line has the number of those that
 * were omitted.
 */
export type WatchLimits = <T>(request: { path: string; clientAddress: string }, work: () => T) => T;

export function createLimitLog({ log, now }: { log: Log; now: () => number }): WatchLimits {
  let begunAt = 0;
  let omitted = 0;
  const logged = new Set<string>();
  return ({ path, clientAddress }, work) =>
    watches.run((limit) => {
      const at = now();
      // Also after the clock was put back.
      if (Math.abs(at - begunAt) >= MINUTE) {
        begunAt = at;
        logged.clear();
      }
      const hit = { path: path.slice(0, MAX_PATH_LENGTH), limit, network: truncateAddress(clientAddress) };
      const key = Object.values(hit).join(' ');
      if (logged.has(key) || logged.size >= MAX_LINES) {
        omitted += 1;
        return;
      }
      logged.add(key);
      log.warn('limit reached', { ...hit, omitted: omitted || undefined });
      omitted = 0;
    }, work);
}
