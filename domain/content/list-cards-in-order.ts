import type { Db } from '#db/schema.ts';
import type { ArticleCard } from './article-card.ts';
import { selectPublishedCards, toCard } from './select-cards.ts';

/**
 * The published articles of these ids, in the order given. Lists that skip or rank rows find the ids in an index
 * first, so that the skipped rows cost no joins.
 */
export async function listCardsInOrder(db: Db, ids: readonly string[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectPublishedCards(db).where('article.id', 'in', ids).execute();
  const cards = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
