import { type SelectQueryBuilder, sql } from 'kysely';
import { containsText, isOneOf } from '#platform/db/query-conditions.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import type { ArticleAdminListTable, ArticleStatus } from '../../tables.ts';

/** Which articles the admin list shows. An absent property does not filter. */
export interface ArticleFilter {
  /** Only these articles: what a search found, the best first. */
  ids?: readonly string[];
  status?: ArticleStatus;
  /** The slug of a category. Empty: articles without a category. */
  category?: string;
  /** The beginning of any word of the byline, as a slug: `quliyev` finds articles by `Rəşad Quliyev`. */
  author?: string;
  /** The id of the account that created the article. */
  createdBy?: string;
  /** Published at or after `from` and before `before`, in epoch milliseconds. Unpublished articles: last changed. */
  from?: number;
  before?: number;
  featured?: boolean;
  /** Only articles without a picture. */
  noImage?: boolean;
}

type AdminArticleQuery = SelectQueryBuilder<
  Database & { admin_list: ArticleAdminListTable },
  'admin_list',
  object
>;

/** A query of the rows of `article_admin_list` that match a filter. The caller adds columns, order and limit. */
export function selectAdminArticles(db: Db, filter: ArticleFilter): AdminArticleQuery {
  return filterAdminArticles(
    db,
    db.selectFrom('article_admin_list as admin_list') as unknown as AdminArticleQuery,
    filter,
  );
}

/** Adds a filter to a query whose table has the alias `admin_list`. */
export function filterAdminArticles(
  db: Db,
  query: AdminArticleQuery,
  filter: ArticleFilter,
): AdminArticleQuery {
  const { ids, status, category, author, createdBy, from, before, featured, noImage } = filter;
  let rows = query;
  if (ids !== undefined) rows = rows.where(isOneOf(db, 'admin_list.article_id', ids));
  if (status !== undefined) rows = rows.where('admin_list.status', '=', status);
  if (category === '') rows = rows.where('admin_list.category_id', 'is', null);
  else if (category !== undefined)
    rows = rows.where('admin_list.category_id', '=', (eb) =>
      eb.selectFrom('category').select('category.id').where('category.slug', '=', category),
    );
  if (author !== undefined) rows = rows.where('admin_list.author_slug', 'in', selectBylines(author));
  if (createdBy !== undefined) rows = rows.where('admin_list.created_by', '=', createdBy);
  if (featured !== undefined) rows = rows.where('admin_list.featured', '=', featured ? 1 : 0);
  if (noImage) rows = rows.where('admin_list.has_image', '=', 0);
  const moment = sql<number>`case when admin_list.published_at > 0 then admin_list.published_at else admin_list.updated_at end`;
  if (from !== undefined) rows = rows.where(moment, '>=', from);
  if (before !== undefined) rows = rows.where(moment, '<', before);
  return rows;
}

/** The slugs of the matching bylines. Reads each distinct byline once from the index, because there are few of them. */
function selectBylines(author: string) {
  if (author === '') return sql<string>`('')`;
  return sql<string>`(
    with recursive byline (slug) as (
      select min(author_slug) from article_admin_list
      union all
      select (select min(author_slug) from article_admin_list where author_slug > byline.slug)
      from byline where byline.slug is not null)
    select slug from byline where ${containsText(sql`'-' || slug`, `-${author}`)})`;
}

export type ArticleCounts = Record<ArticleStatus | 'all', number>;

/** The number of articles of each status that match a filter. Ignores the status of the filter. */
export async function countAdminArticles(
  db: Db,
  { filter = {} }: { filter?: ArticleFilter } = {},
): Promise<ArticleCounts> {
  const rows = await selectAdminArticles(db, { ...filter, status: undefined })
    .select(['admin_list.status', sql<number>`count(*)`.as('count')])
    .groupBy('admin_list.status')
    .execute();
  const counts: ArticleCounts = { all: 0, draft: 0, pending: 0, scheduled: 0, published: 0, archived: 0 };
  for (const { status, count } of rows) {
    counts[status] = Number(count);
    counts.all += Number(count);
  }
  return counts;
}
