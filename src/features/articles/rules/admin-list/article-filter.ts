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

/** The slugs of the bylines with a word that begins with `author`. */
export async function listBylines(db: Db, author: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from ${selectBylines(author)} as matching`.execute(
    db,
  );
  return rows.map(({ slug }) => slug);
}

/** The slugs of the matching bylines. Reads each distinct byline once from the index, because there are few of them. */
function selectBylines(author: string) {
  if (author === '') return sql<string>`(select '' as slug)`;
  return sql<string>`(
    with recursive byline (slug) as (
      select min(author_slug) from article_admin_list
      union all
      select (select min(author_slug) from article_admin_list where author_slug > byline.slug)
      from byline where byline.slug is not null)
    select slug from byline where ${containsText(sql`'-' || slug`, `-${author}`)})`;
}

/** How many articles there are of each status. */
export interface ArticleCounts extends Record<ArticleStatus | 'all', number> {
  /** Counts that stopped at `MAX_COUNTED`: there are more. */
  capped: (ArticleStatus | 'all')[];
}

/** Counting stops here, so that a filter costs the same in an archive of any size. */
const MAX_COUNTED = 50_000;
/** No index answers several filters alone: the rows of one are read to check the others. */
const MAX_COUNTED_OF_SEVERAL = 5000;
const STATUSES: readonly ArticleStatus[] = ['draft', 'pending', 'scheduled', 'published', 'archived'];

/**
 * The number of articles of each status that match a filter. Ignores the status of the filter. Counts at most `max` of a
 * status, except published articles of the site, a category or a byline, whose number is stored, and found articles
 * (`filter.ids`).
 */
export async function countAdminArticles(
  db: Db,
  { filter = {}, max = maxCounted(filter) }: { filter?: ArticleFilter; max?: number } = {},
): Promise<ArticleCounts> {
  const counts: ArticleCounts = {
    all: 0,
    draft: 0,
    pending: 0,
    scheduled: 0,
    published: 0,
    archived: 0,
    capped: [],
  };
  if (filter.ids) Object.assign(counts, await countFound(db, filter));
  else {
    const stored = await readStoredCount(db, filter);
    for (const status of STATUSES) {
      const isStored = status === 'published' && stored !== null;
      counts[status] = isStored
        ? stored
        : await countUpTo(db, { filter: { ...filter, status }, max: max + 1 });
      if (isStored || counts[status] <= max) continue;
      counts[status] = max;
      counts.capped.push(status);
    }
  }
  for (const status of STATUSES) counts.all += counts[status];
  if (counts.capped.length > 0) counts.capped.push('all');
  return counts;
}

function maxCounted({ status: _status, from, before, ...others }: ArticleFilter): number {
  const filters = Object.values(others).filter((value) => value !== undefined).length;
  const dates = from === undefined && before === undefined ? 0 : 1;
  return filters + dates > 1 ? MAX_COUNTED_OF_SEVERAL : MAX_COUNTED;
}

async function countFound(db: Db, filter: ArticleFilter): Promise<Partial<Record<ArticleStatus, number>>> {
  const rows = await selectAdminArticles(db, { ...filter, status: undefined })
    .select(['admin_list.status', sql<number>`count(*)`.as('count')])
    .groupBy('admin_list.status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

async function countUpTo(db: Db, { filter, max }: { filter: ArticleFilter; max: number }): Promise<number> {
  // Only columns of the filter, so that an index alone answers.
  const matching = selectAdminArticles(db, filter).select(sql.lit(1).as('one')).limit(max);
  const { count } = await db
    .selectFrom(matching.as('matching'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The stored number of published articles of the filter; null when there is none. */
async function readStoredCount(
  db: Db,
  { status: _status, ...filter }: ArticleFilter,
): Promise<number | null> {
  const { category, author, ...others } = filter;
  const isOnly = Object.values(others).every((value) => value === undefined || value === false);
  if (!isOnly || category === '' || (category !== undefined && author !== undefined)) return null;
  if (category !== undefined) {
    const row = await db
      .selectFrom('category')
      .select('article_count')
      .where('slug', '=', category)
      .executeTakeFirst();
    return row?.article_count ?? 0;
  }
  const { count } = await db
    .selectFrom('byline')
    .select(sql<number>`coalesce(sum(article_count), 0)`.as('count'))
    .$if(author !== undefined, (rows) => rows.where('slug', 'in', selectBylines(author ?? '')))
    .executeTakeFirstOrThrow();
  return Number(count);
}
