import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';

/** Writes the sort key of the admin list. Call it after every change of a title. */
export async function writeTitleSortKeys(
  db: Db,
  articles: readonly { id: string; title: string }[],
): Promise<void> {
  if (articles.length === 0) return;
  await db
    .insertInto('article_admin_list')
    .values(articles.map(({ id, title }) => ({ article_id: id, title_sort_key: sortKey(title) })))
    .onConflict((conflict) =>
      conflict.column('article_id').doUpdateSet((eb) => ({
        title_sort_key: eb.ref('excluded.title_sort_key'),
      })),
    )
    .execute();
}
