import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { type ArticleListPage, type PageChoice, readArticleListPage } from './article-list-page.ts';

/** A page of the published articles under one byline, newest first. */
export async function listArticlesByAuthor(
  db: Db,
  { authorSlug, ...choice }: { authorSlug: string } & PageChoice,
): Promise<ArticleListPage> {
  const published = db
    .selectFrom('article')
    .where('author_slug', '=', authorSlug)
    .where('status', '=', sql.lit('published'));
  const { total } = await published.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return readArticleListPage(db, choice, total, ({ limit, offset }) =>
    published
      .select('id')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}
