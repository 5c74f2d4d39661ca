import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { selectCards, toCard } from './select-cards.ts';

/**
 * The published articles with these ids, in the given order. Lists that skip or rank rows find the ids in an index first,
 * so that skipped rows need no joins.
 */
export async function listCardsInOrder(db: Db, ids: readonly string[]): Promise<ArticleSummary[]> {
  if (ids.length === 0) return [];
  // Checked here and not in SQL: SQLite would scan all published rows to find twenty ids.
  const rows = await selectCards(db).select('article.status').where('article.id', 'in', ids).execute();
  const published = rows.filter((row) => row.status === 'published');
  const cards = new Map(published.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
