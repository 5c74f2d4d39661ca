import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listMostReadArticles } from '#features/articles/rules/read/list-most-read-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { listMostRead } from './list-most-read.ts';

/**
 * The articles with the most readers in the last 24 hours, filled up with the most viewed articles of all time. `now` is
 * epoch milliseconds.
 */
export async function listMostReadNow(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<ArticleSummary[]> {
  const recent = await listMostRead(db, { period: '24h', now, limit });
  if (recent.length >= limit) return recent;
  const recentIds = new Set(recent.map((card) => card.id));
  const ofAllTime = await listMostReadArticles(db, { limit: limit + recent.length });
  return [...recent, ...ofAllTime.filter((card) => !recentIds.has(card.id))].slice(0, limit);
}
