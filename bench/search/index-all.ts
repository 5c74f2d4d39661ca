import { indexChangedArticles } from '#features/search/rules/index-changed-articles.ts';
import type { Db } from '#platform/db/schema.ts';

const BATCH = 500;

/** Indexes all articles that wait for it. */
export async function indexAll(db: Db): Promise<void> {
  while ((await indexChangedArticles(db, { limit: BATCH })) > 0);
}
