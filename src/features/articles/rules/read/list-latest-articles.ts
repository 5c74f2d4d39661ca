import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { selectNewestCards, toCard } from './select-cards.ts';

/** The newest published articles of all categories (spec §7, §9). */
export async function listLatestArticles(
  db: Db,
  { limit = 12 }: { limit?: number } = {},
): Promise<ArticleSummary[]> {
  const rows = await selectNewestCards(db).limit(limit).execute();
  return rows.map(toCard);
}
