import type { Db } from '#db/schema.ts';
import { indexChangedArticles } from '#domain/search/index-changed-articles.ts';

const BATCH = 500;

/** Indexes all articles that wait for it. */
export async function indexAll(db: Db): Promise<void> {
  while ((await indexChangedArticles(db, { limit: BATCH })) > 0);
}
