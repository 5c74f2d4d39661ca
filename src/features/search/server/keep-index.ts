import { HOUR, SECOND } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { readIndex } from '../rules/index/read-index.ts';
import { indexChangedArticles } from '../rules/index-changed-articles.ts';

/** Small, so that a reader's request waits a few milliseconds at most. */
const INDEX_BATCH = 25;
/** How long the start waits for the search index. The rest is indexed in the background. */
const INDEX_AT_START_MS = 2000;

/** Indexes articles that were written while the server was not running, for a limited time. */
export async function indexAtStart(db: Db, now: () => number): Promise<void> {
  const until = now() + INDEX_AT_START_MS;
  await indexChanges(db, () => now() > until);
}

/** Indexes changes, and reads them into the memory of this process, so that the next search does not wait for it. */
export async function keepIndexReady(db: Db, signal: AbortSignal): Promise<void> {
  await indexChanges(db, () => signal.aborted);
  await readIndex(db);
}

async function indexChanges(db: Db, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const count = await indexChangedArticles(db, { limit: INDEX_BATCH });
    if (count < INDEX_BATCH) return;
    // Let waiting requests run first.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
