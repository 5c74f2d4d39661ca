import type { Db } from '#platform/db/schema.ts';
import { type ArticleListPage, type PageChoice, readArticleListPage } from './article-list-page.ts';

/** A page of the published articles with a tag, newest first. */
export async function listArticlesByTag(
  db: Db,
  { tagId, ...choice }: { tagId: string } & PageChoice,
): Promise<ArticleListPage> {
  const tag = await db.selectFrom('tag').select('article_count').where('id', '=', tagId).executeTakeFirst();
  return readArticleListPage(db, choice, tag?.article_count ?? 0, ({ limit, offset }) =>
    db
      .selectFrom('article_tag')
      .select('article_id as id')
      .where('tag_id', '=', tagId)
      .where('listed_at', 'is not', null)
      .orderBy('listed_at', 'desc')
      .orderBy('article_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}
