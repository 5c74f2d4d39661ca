import type { Db } from '#db/schema.ts';
import { recordSearches, type Search } from '#domain/search/record-searches.ts';

/** Searches waiting to be written; more than that in a few seconds is a robot's doing. */
const MOST_WAITING = 1000;

/** Remembers what readers look for, without making them wait for a write. */
export interface SearchLog {
  add(search: Search): void;
  /** Writes what has been added since. */
  flush(): Promise<void>;
}

/** Searches are gathered in memory and written together; a crash may lose the last few seconds of them. */
export function createSearchLog({ db, now }: { db: Db; now: () => number }): SearchLog {
  let waiting: Search[] = [];
  return {
    add(search) {
      if (waiting.length < MOST_WAITING) waiting.push(search);
    },
    async flush() {
      const searches = waiting;
      waiting = [];
      if (searches.length > 0) await recordSearches(db, { searches, now: now() });
    },
  };
}
