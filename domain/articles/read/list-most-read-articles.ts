import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { listCardsInOrder } from './list-cards-in-order.ts';
import { listLatestArticles } from './list-latest-articles.ts';

/** Reads this many times `limit` rows, because some belong to archived articles. */
const ROWS_FACTOR = 4;

/**
 * Published articles by number of readers, then by page views. With `since` (epoch milliseconds), articles published since
 * then come first. The newest articles fill the list up to `limit` (spec §9: 8 on the home page).
 */
export async function listMostReadArticles(
  db: Db,
  { limit = 8, since = null }: { limit?: number; since?: number | null } = {},
): Promise<ArticleSummary[]> {
  const found = since === null ? [] : await listCardsInOrder(db, await listIdsSince(db, limit, since));
  if (found.length < limit) addNew(found, await listCardsInOrder(db, await listIdsEver(db, limit)));
  if (found.length < limit) addNew(found, await listLatestArticles(db, { limit }));
  return found.slice(0, limit);
}

async function listIdsEver(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('article_stats')
    .select('article_id')
    .orderBy('readers', 'desc')
    .orderBy('views', 'desc')
    .orderBy('article_id')
    .limit(limit * ROWS_FACTOR)
    .execute();
  return rows.map((row) => row.article_id);
}

async function listIdsSince(db: Db, limit: number, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('article')
    .innerJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select('article.id')
    .where('article.status', '=', sql.lit('published'))
    .where('article.published_at', '>=', since)
    .orderBy('article_stats.readers', 'desc')
    .orderBy('article_stats.views', 'desc')
    .orderBy('article.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

function addNew(found: ArticleSummary[], more: ArticleSummary[]): void {
  const known = new Set(found.map((card) => card.id));
  found.push(...more.filter((card) => !known.has(card.id)));
}
