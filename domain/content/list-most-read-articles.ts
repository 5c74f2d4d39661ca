import type { Db } from '#db/schema.ts';
import type { ArticleCard } from './article-card.ts';
import { listLatestArticles } from './list-latest-articles.ts';
import { selectPublishedCards, toCard } from './select-cards.ts';

/**
 * Published articles that the most people read, then the most opened ones. With `since` (epoch milliseconds) those
 * published from then on come first. What is missing to `limit` is filled with the newest (spec §9: 8 on the home page).
 */
export async function listMostReadArticles(
  db: Db,
  { limit = 8, since = null }: { limit?: number; since?: number | null } = {},
): Promise<ArticleCard[]> {
  const found = since === null ? [] : await listRead(db, limit, since);
  if (found.length < limit) addNew(found, await listRead(db, limit, null));
  if (found.length < limit) addNew(found, await listLatestArticles(db, { limit }));
  return found.slice(0, limit);
}

async function listRead(db: Db, limit: number, since: number | null): Promise<ArticleCard[]> {
  const rows = await selectPublishedCards(db)
    .innerJoin('article_stats', 'article_stats.article_id', 'article.id')
    .$if(since !== null, (query) => query.where('article.published_at', '>=', since))
    .orderBy('article_stats.readers', 'desc')
    .orderBy('article_stats.views', 'desc')
    .orderBy('article_stats.article_id')
    .limit(limit)
    .execute();
  return rows.map(toCard);
}

function addNew(found: ArticleCard[], more: ArticleCard[]): void {
  const known = new Set(found.map((card) => card.id));
  found.push(...more.filter((card) => !known.has(card.id)));
}
