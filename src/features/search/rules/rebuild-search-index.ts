import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { indexChangedArticles } from './index-changed-articles.ts';
import { lockSearchIndex } from './lock-search-index.ts';

/** Articles indexed in one transaction. With SQLite a server that writes waits for it, and answers nobody meanwhile. */
const BATCH = 50;

export interface RebuildOptions {
  /** Gets the number of finished articles. */
  onProgress?: (done: number, total: number) => void;
  /** Awaited after each batch. Running servers write in this time. */
  pause?: () => Promise<unknown>;
}

/**
 * Empties the search index and indexes all articles again. Running servers see the new generation and build theirs again;
 * until the end, searches find the articles that are indexed already. When it is interrupted, the servers index the rest.
 * Returns how many articles there are.
 */
export async function rebuildSearchIndex(
  db: Db,
  { onProgress, pause }: RebuildOptions = {},
): Promise<number> {
  await inTransaction(db, queueAllArticles);
  const total = await countWaiting(db);
  for (let waiting = total; waiting > 0; waiting = await countWaiting(db)) {
    onProgress?.(Math.max(0, total - waiting), total);
    await indexChangedArticles(db, { limit: BATCH });
    await pause?.();
  }
  onProgress?.(total, total);
  return total;
}

/**
 * Empties the search index and queues all articles in this transaction. Oldest first, because the index reads the postings of
 * the last added articles first.
 */
export async function queueAllArticles(tx: Db): Promise<void> {
  await lockSearchIndex(tx);
  await tx.deleteFrom('article_search').execute();
  await tx.deleteFrom('search_index_queue').execute();
  await tx
    .insertInto('search_index_queue')
    .columns(['article_id'])
    .expression((eb) => eb.selectFrom('article').select('id').orderBy('published_at').orderBy('id'))
    .execute();
  await tx
    .updateTable('search_state')
    .set((eb) => ({ generation: eb('generation', '+', 1) }))
    .execute();
}

/** Running servers index, too, so only the queue says how much is left. */
async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('search_index_queue')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
