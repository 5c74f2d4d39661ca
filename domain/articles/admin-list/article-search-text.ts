import { foldText } from '#az/characters/characters.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#db/schema.ts';

/** Writes what the newsroom's list searches and sorts by. Must be called after every change of a title or a byline. */
export async function writeArticleSearchText(
  db: Db,
  articles: readonly { id: string; title: string; author: string }[],
): Promise<void> {
  if (articles.length === 0) return;
  await db
    .insertInto('article_desk')
    .values(
      articles.map(({ id, title, author }) => ({
        article_id: id,
        title_key: sortKey(title),
        search_line: foldText(`${title} ${author}`),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('article_id').doUpdateSet((eb) => ({
        title_key: eb.ref('excluded.title_key'),
        search_line: eb.ref('excluded.search_line'),
      })),
    )
    .execute();
}
