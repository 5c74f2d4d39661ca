import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { listCardsInOrder } from './list-cards-in-order.ts';
import { listLatestArticles } from './select-cards.ts';

/** Reads this many times `limit` rows, because some belong to archived articles. */
const ROWS_FACTOR = 4;

/**
 * Published articles by their total page views (spec §2.1, §4). The newest articles fill the list up to `limit` (spec §9: 8
 * on the home page).
 */
export async function listMostReadArticles(
  db: Db,
  { limit = 8 }: { limit?: number } = {},
): Promise<ArticleSummary[]> {
  const rows = await db
    .selectFrom('article_stats')
    .select('article_id')
    .orderBy('views', 'desc')
    .orderBy('article_id')
    .limit(limit * ROWS_FACTOR)
    .execute();
  const viewed = await listCardsInOrder(
    db,
    rows.map((row) => row.article_id),
  );
  if (viewed.length >= limit) return viewed.slice(0, limit);
  const known = new Set(viewed.map((card) => card.id));
  const newest = await listLatestArticles(db, { limit });
  return [...viewed, ...newest.filter((card) => !known.has(card.id))].slice(0, limit);
}
