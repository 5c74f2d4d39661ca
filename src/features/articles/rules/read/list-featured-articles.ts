import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { selectNewestCards, toCard } from './select-cards.ts';

/** The articles of the home slider: featured and published, newest first (spec §7, §9). */
export async function listFeaturedArticles(
  db: Db,
  { limit = 5 }: { limit?: number } = {},
): Promise<ArticleSummary[]> {
  const rows = await selectNewestCards(db).where('article.featured', '=', sql.lit(1)).limit(limit).execute();
  return rows.map(toCard);
}
