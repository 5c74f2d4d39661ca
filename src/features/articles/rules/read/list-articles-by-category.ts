import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { type ArticleListPage, type PageChoice, readArticleListPage } from './article-list-page.ts';
import { countSiteTotals } from './count-site-totals.ts';

/** A page of a category's published articles, newest first; of all articles when `categoryId` is null. */
export async function listArticlesByCategory(
  db: Db,
  { categoryId, ...choice }: { categoryId: string | null } & PageChoice,
): Promise<ArticleListPage> {
  const total = categoryId === null ? (await countSiteTotals(db)).articles : await countIn(db, categoryId);
  return readArticleListPage(db, choice, total, ({ limit, offset }) =>
    db
      .selectFrom('article')
      .select('id')
      .where('status', '=', sql.lit('published'))
      .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId))
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

async function countIn(db: Db, categoryId: string): Promise<number> {
  const row = await db
    .selectFrom('category')
    .select('article_count')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return row?.article_count ?? 0;
}
