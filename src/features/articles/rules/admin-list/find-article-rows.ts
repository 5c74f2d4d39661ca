import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleCursor, ArticleListOrder, ArticleOrder, ArticleSort } from './article-cursor.ts';
import { type ArticleFilter, filterAdminArticles, selectAdminArticles } from './article-filter.ts';

export interface ArticleListQuery {
  filter: ArticleFilter;
  sort: ArticleListOrder;
  order: ArticleOrder;
  after: ArticleCursor | null;
  limit: number;
}

/** The number of rows that are searched in the order of the list before all rows are searched. */
const WINDOW_SIZE = 1500;

/**
 * The rows of a page of the admin list: ids and sort values. A filter with many matches fills the page from the first
 * rows of the sort index. For a filter with few matches, other indices find the rows, which are then sorted. Found
 * articles (`filter.ids`) are read by their ids.
 */
export async function findArticleRows(db: Db, listQuery: ArticleListQuery): Promise<ArticleCursor[]> {
  const { sort, ...rest } = listQuery;
  if (sort === 'best') return findBestFirst(db, rest);
  const sorted = { sort, ...rest };
  if (sorted.filter.ids) return findAmongAllRows(db, sorted);
  const firstRows = await findInWindow(db, sorted);
  return isWholePage(sorted, firstRows) ? firstRows : findAmongAllRows(db, sorted);
}

/** The found articles that match the filter, in the order of `filter.ids`. The sort value is the position in it. */
async function findBestFirst(
  db: Db,
  { filter, after, limit }: Omit<ArticleListQuery, 'sort'>,
): Promise<ArticleCursor[]> {
  const rows = await selectAdminArticles(db, filter).select('admin_list.article_id as id').execute();
  const matching = new Set(rows.map(({ id }) => id));
  const ranked = (filter.ids ?? []).map((id, value) => ({ id, value })).filter(({ id }) => matching.has(id));
  // The page begins after the same article, also when a better one was added in between.
  const start = after ? ranked.findIndex(({ id }) => id === after.id) + 1 : 0;
  return ranked.slice(start, start + limit);
}

type SortedListQuery = ArticleListQuery & { sort: ArticleSort };

/** An article without page views has no row in `article_stats`, so the window by views is complete only above zero. */
function isWholePage({ sort, order, limit }: SortedListQuery, rows: ArticleCursor[]): boolean {
  if (rows.length < limit) return false;
  return sort !== 'views' || (order === 'desc' && Number(rows.at(-1)?.value) > 0);
}

const columns = {
  updated: 'admin_list.updated_at',
  published: 'admin_list.published_at',
  title: 'admin_list.title_sort_key',
} as const;

function findInWindow(db: Db, listQuery: SortedListQuery): Promise<ArticleCursor[]> {
  const { filter, sort, order, after, limit } = listQuery;
  if (sort === 'views') return order === 'asc' ? Promise.resolve([]) : findAmongMostOpened(db, listQuery);
  const column = columns[sort];
  const first = db.selectFrom((eb) => {
    let rows = eb.selectFrom('article_admin_list as admin_list').selectAll('admin_list');
    if (after) rows = rows.where(isAfter(sql`${sql.ref(column)}, admin_list.article_id`, order, after));
    return rows
      .orderBy(column, order)
      .orderBy('admin_list.article_id', order)
      .limit(WINDOW_SIZE)
      .as('admin_list');
  }) as unknown as ReturnType<typeof selectAdminArticles>;
  return filterAdminArticles(db, first, filter)
    .select(['admin_list.article_id as id', sql<string | number>`${sql.ref(column)}`.as('value')])
    .orderBy(column, order)
    .orderBy('admin_list.article_id', order)
    .limit(limit)
    .execute();
}

function findAmongMostOpened(db: Db, { filter, after, limit }: SortedListQuery): Promise<ArticleCursor[]> {
  const query = db.selectFrom('article_admin_list as admin_list').innerJoin(
    (eb) => {
      let opened = eb.selectFrom('article_stats').select(['article_id', 'views']);
      if (after) opened = opened.where(isAfter(sql`views, article_id`, 'desc', after));
      return opened.orderBy('views', 'desc').orderBy('article_id', 'desc').limit(WINDOW_SIZE).as('opened');
    },
    (join) => join.onRef('opened.article_id', '=', 'admin_list.article_id'),
  );
  const filtered = filterAdminArticles(
    db,
    query as unknown as ReturnType<typeof selectAdminArticles>,
    filter,
  );
  return filtered
    .select(['admin_list.article_id as id', sql<number>`opened.views`.as('value')])
    .orderBy(sql`opened.views`, 'desc')
    .orderBy('admin_list.article_id', 'desc')
    .limit(limit)
    .execute();
}

/** Sort expressions that no index matches, so that the planner picks an index for the filter and not for the order. */
const unindexed: Record<ArticleSort, RawBuilder<string | number>> = {
  updated: sql`admin_list.updated_at + 0`,
  published: sql`admin_list.published_at + 0`,
  title: sql`admin_list.title_sort_key || ''`,
  views: sql`coalesce(stats.views, 0)`,
};

function findAmongAllRows(
  db: Db,
  { filter, sort, order, after, limit }: SortedListQuery,
): Promise<ArticleCursor[]> {
  const value = unindexed[sort];
  let rows = selectAdminArticles(db, filter);
  if (sort === 'views')
    rows = rows.leftJoin(
      'article_stats as stats',
      'stats.article_id',
      'admin_list.article_id',
    ) as typeof rows;
  if (after) rows = rows.where(isAfter(sql`${value}, admin_list.article_id`, order, after));
  return rows
    .select(['admin_list.article_id as id', value.as('value')])
    .orderBy(value, order)
    .orderBy('admin_list.article_id', order)
    .limit(limit)
    .execute();
}

function isAfter(key: RawBuilder<unknown>, order: ArticleOrder, { value, id }: ArticleCursor) {
  return sql<boolean>`(${key}) ${sql.raw(order === 'asc' ? '>' : '<')} (${value}, ${id})`;
}
