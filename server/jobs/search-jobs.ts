import type { Db } from '#db/schema.ts';
import { deleteOldSearches } from '#domain/search/delete-old-searches.ts';
import { indexChangedArticles } from '#domain/search/index-changed-articles.ts';
import type { Job } from './scheduler.ts';
import type { SearchLog } from './search-log.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** Small enough that a reader's request waits a few milliseconds at most. */
const INDEX_BATCH = 25;
/** The start waits so long for the search index; the rest follows in the background. */
const INDEX_AT_START_MS = 2000;

interface Parts {
  db: Db;
  now: () => number;
  searchLog: SearchLog;
}

/** What happens by itself around search. */
export function searchJobs({ db, now, searchLog }: Parts): Job[] {
  return [
    { name: 'search index', everyMs: SECOND_MS, run: (signal) => indexChanges(db, () => signal.aborted) },
    { name: 'search log', everyMs: 5 * SECOND_MS, run: () => searchLog.flush() },
    { name: 'old searches', everyMs: HOUR_MS, run: () => deleteOldSearches(db, { now: now() }) },
  ];
}

/** Indexes what was written before the server came, as far as the start has time for it. */
export async function indexAtStart(db: Db, now: () => number): Promise<void> {
  const until = now() + INDEX_AT_START_MS;
  await indexChanges(db, () => now() > until);
}

async function indexChanges(db: Db, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const taken = await indexChangedArticles(db, { limit: INDEX_BATCH });
    if (taken < INDEX_BATCH) return;
    // Requests come first.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
