import type { Db } from '#platform/db/schema.ts';
import { recordSearches, type Search } from '../rules/statistics/search-statistics.ts';

/** Searches waiting to be written. More than this in a few seconds come from a robot and are dropped. */
const MAX_WAITING = 1000;

/** Records what readers search for. Their requests do not wait for the write. */
export interface SearchLog {
  add(search: Search): void;
  /** Writes the searches that were added since the last call. */
  flush(): Promise<void>;
}

/** Searches are collected in memory and written together. A crash may lose those of the last few seconds. */
export function createSearchLog({ db, now }: { db: Db; now: () => number }): SearchLog {
  let waiting: Search[] = [];
  return {
    add(search) {
      if (waiting.length < MAX_WAITING) waiting.push(search);
    },
    async flush() {
      const searches = waiting;
      waiting = [];
      if (searches.length > 0) await recordSearches(db, { searches, now: now() });
    },
  };
}

declare module '#platform/http/context.ts' {
  interface Services {
    /** Records the queries of readers for the newsroom. The request does not wait for it. */
    searchLog: Pick<SearchLog, 'add'>;
  }
}
