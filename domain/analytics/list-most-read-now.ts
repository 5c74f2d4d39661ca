import type { Db } from '#db/schema.ts';
import type { ArticleSummary } from '#domain/articles/article-summary.ts';
import { listCardsInOrder } from '#domain/articles/read/list-cards-in-order.ts';
import { listMostReadArticles } from '#domain/articles/read/list-most-read-articles.ts';

const WINDOW_MS = 24 * 3_600_000;
/** How many more articles are read than needed, because some may be archived. */
const SPARE = 8;

/**
 * The articles with the most readers in the last 24 hours (8 on the front page, spec §9), filled up with the articles
 * that are read most of all time. Only `MAX_RANKED_READERS` from one network count. `now` is epoch milliseconds.
 */
export async function listMostReadNow(
  db: Db,
  { now, limit = 8 }: { now: number; limit?: number },
): Promise<ArticleSummary[]> {
  const rows = await db
    .selectFrom('article_hourly_stats')
    .select('article_id')
    .select((eb) => eb.fn.sum<number>(eb('readers', '-', eb.ref('excess_readers'))).as('readers'))
    .where('hour', '>', now - WINDOW_MS)
    .groupBy('article_id')
    .orderBy('readers', 'desc')
    .orderBy('article_id')
    .limit(limit + SPARE)
    .execute();
  const recent = await listCardsInOrder(
    db,
    rows.map((row) => row.article_id),
  );
  if (recent.length >= limit) return recent.slice(0, limit);
  const recentIds = new Set(recent.map((card) => card.id));
  const ofAllTime = await listMostReadArticles(db, { limit: limit + recent.length });
  return [...recent, ...ofAllTime.filter((card) => !recentIds.has(card.id))].slice(0, limit);
}
