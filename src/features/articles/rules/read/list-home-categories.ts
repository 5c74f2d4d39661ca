import { sql } from 'kysely';
import { type Category, selectCategories, toCategory } from '#features/categories/rules/read-categories.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { selectCards, toCard } from './select-cards.ts';

export interface HomeCategory extends Category {
  /** Its newest published article among those that the page does not show elsewhere. */
  newest: ArticleSummary | null;
}

/**
 * The category grid of the home page (spec §2.1, §9): the first categories in the editors' order, each with its newest article.
 * `except` are the ids of the articles that the page shows elsewhere.
 */
export async function listHomeCategories(
  db: Db,
  { limit = 8, except = [] }: { limit?: number; except?: readonly string[] } = {},
): Promise<HomeCategory[]> {
  const categories = await selectCategories(db)
    .select((eb) =>
      eb
        .selectFrom('article')
        .select('article.id')
        .whereRef('article.category_id', '=', 'category.id')
        .where('article.status', '=', sql.lit('published'))
        .$if(except.length > 0, (query) => query.where('article.id', 'not in', except))
        .orderBy('article.published_at', 'desc')
        .orderBy('article.id', 'desc')
        .limit(1)
        .as('newest_id'),
    )
    .orderBy('category.position')
    .orderBy('category.sort_key')
    .orderBy('category.id')
    .limit(limit)
    .execute();
  const ids = categories.flatMap((row) => row.newest_id ?? []);
  const rows = ids.length === 0 ? [] : await selectCards(db).where('article.id', 'in', ids).execute();
  const cards = new Map(rows.map((row) => [row.id, toCard(row)]));
  return categories.map((row) => ({
    ...toCategory(row),
    newest: cards.get(row.newest_id ?? '') ?? null,
  }));
}
