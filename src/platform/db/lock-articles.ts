import { engineOf } from './engine-of.ts';
import type { Db } from './schema.ts';

/**
 * Locks the articles of a category or with a tag, in the order of their ids, and returns the ids. Every writer locks
 * articles before categories and tags, so that no two transactions wait for each other.
 */
export async function lockArticles(
  tx: Db,
  filter: { categoryId: string } | { tagId: string },
): Promise<string[]> {
  const articles = tx
    .selectFrom('article')
    .select('article.id')
    .$if('categoryId' in filter, (query) =>
      query.where('article.category_id', '=', 'categoryId' in filter ? filter.categoryId : ''),
    )
    .$if('tagId' in filter, (query) =>
      query.where('article.id', 'in', (eb) =>
        eb
          .selectFrom('article_tag')
          .select('article_tag.article_id')
          .where('article_tag.tag_id', '=', 'tagId' in filter ? filter.tagId : ''),
      ),
    )
    .orderBy('article.id');
  const rows = await (engineOf(tx) === 'postgres' ? articles.forNoKeyUpdate() : articles).execute();
  return rows.map((row) => row.id);
}

/** Locks rows in the order of their ids. No row that refers to them can be inserted until the transaction ends. */
export async function lockRowsForUpdate(
  tx: Db,
  table: 'category' | 'tag' | 'team' | 'player' | 'squad',
  ids: readonly string[],
): Promise<void> {
  if (engineOf(tx) === 'sqlite' || ids.length === 0) return;
  await tx
    .selectFrom(table as 'tag')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}
