import { engineOf } from '#db/engine-of.ts';
import type { Db } from '#db/schema.ts';

/**
 * Locks articles before the categories and tags they are counted in, as every writer does (see migration 0005): those
 * of a category or with a tag. Returns their ids.
 */
export async function lockArticles(
  tx: Db,
  of: { categoryId: string } | { tagId: string },
): Promise<string[]> {
  const articles = tx
    .selectFrom('article')
    .select('article.id')
    .$if('categoryId' in of, (query) =>
      query.where('article.category_id', '=', 'categoryId' in of ? of.categoryId : ''),
    )
    .$if('tagId' in of, (query) =>
      query.where('article.id', 'in', (eb) =>
        eb
          .selectFrom('article_tag')
          .select('article_tag.article_id')
          .where('article_tag.tag_id', '=', 'tagId' in of ? of.tagId : ''),
      ),
    )
    .orderBy('article.id');
  const rows = await (engineOf(tx) === 'postgres' ? articles.forNoKeyUpdate() : articles).execute();
  return rows.map((row) => row.id);
}

/** Locks rows of one table by id, so firmly that nothing new can refer to them until the transaction ends. */
export async function lockRowsForUpdate(
  tx: Db,
  table: 'category' | 'tag',
  ids: readonly string[],
): Promise<void> {
  if (engineOf(tx) === 'sqlite') return;
  await tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}
