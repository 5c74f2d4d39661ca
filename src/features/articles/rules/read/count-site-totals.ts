import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

/** The counters of the home page. */
export interface SiteTotals {
  /** Published articles. */
  articles: number;
  categories: number;
  /** Published articles that are featured. */
  featured: number;
}

/** Reads stored counts. Counts only featured and uncategorised articles, which are few. */
export async function countSiteTotals(db: Db): Promise<SiteTotals> {
  const [inCategories, elsewhere, featured] = await Promise.all([
    db
      .selectFrom('category')
      .select([
        sql<number>`count(*)`.as('categories'),
        sql<number>`coalesce(sum(article_count), 0)`.as('articles'),
      ])
      .executeTakeFirstOrThrow(),
    selectPublishedCount(db).where('category_id', 'is', null).executeTakeFirstOrThrow(),
    selectPublishedCount(db).where('featured', '=', sql.lit(1)).executeTakeFirstOrThrow(),
  ]);
  return {
    articles: Number(inCategories.articles) + elsewhere.count,
    categories: inCategories.categories,
    featured: featured.count,
  };
}

function selectPublishedCount(db: Db) {
  return db
    .selectFrom('article')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', sql.lit('published'));
}

/** The number of articles published from `from` until before `to` (epoch milliseconds), of all accounts or of one. */
export async function countPublished(
  db: Db,
  { from, to, createdBy }: { from: number; to: number; createdBy?: string },
): Promise<number> {
  const row = await db
    .selectFrom('article')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['published', 'archived'])
    .where('published_at', '>=', from)
    .where('published_at', '<', to)
    .$if(createdBy !== undefined, (query) => query.where('created_by', '=', createdBy ?? ''))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
