import { foldText } from '#az/characters/characters.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#db/schema.ts';

/** Writes the search text and the sort key of the admin list. Call it after every change of a title or a byline. */
export async function writeArticleSearchText(
  db: Db,
  articles: readonly { id: string; title: string; author: string }[],
): Promise<void> {
  if (articles.length === 0) return;
  await db
    .insertInto('article_admin_list')
    .values(
      articles.map(({ id, title, author }) => ({
        article_id: id,
        title_sort_key: sortKey(title),
        search_text: foldText(`${title} ${author}`),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('article_id').doUpdateSet((eb) => ({
        title_sort_key: eb.ref('excluded.title_sort_key'),
        search_text: eb.ref('excluded.search_text'),
      })),
    )
    .execute();
}
