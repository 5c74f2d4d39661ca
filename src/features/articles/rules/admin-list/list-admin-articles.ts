import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import {
  formatPageCursor,
  momentValue,
  type PageCursor,
  parsePageCursor,
  textValue,
} from '#platform/http/page-cursor.ts';
import type { ArticleStatus } from '../../tables.ts';
import type { CardCategory } from '../article-summary.ts';
import {
  type ArticleFilter,
  filterAdminArticles,
  listBylines,
  selectAdminArticles,
} from './article-filter.ts';

/** How many found articles a list has at most. The counts of a search in more articles stop here. */
export const MAX_FOUND_ARTICLES = 5000;

/** A row of the admin list. Moments are epoch milliseconds. */
export interface AdminArticleRow {
  id: string;
  slug: string;
  title: string;
  status: ArticleStatus;
  category: CardCategory | null;
  categoryId: string | null;
  author: string;
  image: string | null;
  featured: boolean;
  views: number;
  version: number;
  createdBy: string | null;
  createdAt: number;
  updatedAt: number;
  publishedAt: number | null;
  scheduledAt: number | null;
  /** Why the draft was returned to its author. Null when it was not. */
  returnedReason: string | null;
}

export interface AdminArticlePage {
  articles: AdminArticleRow[];
  /** The value of `after` for the next page. Null on the last page. */
  next: string | null;
}

/**
 * A page of the admin list, with articles of any status. Without a sort, found articles (`filter.ids`) come best first and
 * others by their last change. Default order: titles ascending, everything else descending. `after` is `next` of the
 * previous page. An invalid value returns the first page.
 */
export async function listAdminArticles(
  db: Db,
  input: {
    filter?: ArticleFilter;
    sort?: ArticleSort;
    order?: ArticleOrder;
    after?: string | null;
    limit?: number;
  } = {},
): Promise<AdminArticlePage> {
  const { filter = {}, limit = 50 } = input;
  const sort = input.sort ?? (filter.ids ? 'best' : 'updated');
  const order = input.order ?? (sort === 'title' ? 'asc' : 'desc');
  const after = parseArticleCursor(sort, input.after ?? null);
  const found = await findArticleRows(db, { filter, sort, order, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    articles: await readRows(
      db,
      page.map((row) => row.id),
    ),
    next: found.length > limit && last ? formatArticleCursor(sort, last) : null,
  };
}

/** The column that the admin list is sorted by. */
export type ArticleSort = 'updated' | 'published' | 'title' | 'views';
/** Found articles can also be listed in the order in which the search found them. */
type ArticleListOrder = ArticleSort | 'best';
type ArticleOrder = 'asc' | 'desc';

/** The last row of a page. */
type ArticleCursor = PageCursor<string | number>;

/** Formats a cursor for a URL. It names the sort, because the value of one sort means nothing in another. */
export function formatArticleCursor(sort: ArticleListOrder, cursor: ArticleCursor): string {
  return `${sort}.${formatPageCursor(cursor)}`;
}

/** Parses a cursor from a URL. Null when it is invalid or of another sort: the list then shows its first page. */
export function parseArticleCursor(sort: ArticleListOrder, text: string | null): ArticleCursor | null {
  const [of, cursor = ''] = text?.split('.') ?? [];
  return of === sort
    ? parsePageCursor<string | number>(cursor, sort === 'title' ? textValue : momentValue)
    : null;
}

interface ArticleListQuery {
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
async function findArticleRows(db: Db, listQuery: ArticleListQuery): Promise<ArticleCursor[]> {
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

async function findInWindow(db: Db, listQuery: SortedListQuery): Promise<ArticleCursor[]> {
  const { filter, sort, order, after, limit } = listQuery;
  if (sort === 'views') return order === 'asc' ? [] : findAmongMostOpened(db, listQuery);
  const column = columns[sort];
  const narrowing = await chooseNarrowing(db, { sort, filter });
  const first = db.selectFrom((eb) => {
    let rows = eb.selectFrom('article_admin_list as admin_list').selectAll('admin_list');
    if (narrowing) rows = rows.where(narrowing);
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

/**
 * The part of a filter that the window is limited to, so that it has whole pages of a filter with few matches. Each part has an
 * index in the order of the list. With two parts the database would read the rows of one that do not match the other.
 */
async function chooseNarrowing(
  db: Db,
  { sort, filter }: Pick<SortedListQuery, 'sort' | 'filter'>,
): Promise<RawBuilder<boolean> | null> {
  const { createdBy, featured, author, status, category } = filter;
  const isRareStatus = status !== undefined && status !== 'published';
  if (sort === 'title' && isRareStatus) return sql`admin_list.status = ${status}`;
  if (sort !== 'updated') return null;
  if (createdBy !== undefined) return sql`admin_list.created_by = ${createdBy}`;
  if (featured) return sql`admin_list.featured = 1`;
  const bylines = author === undefined ? [] : await listBylines(db, author);
  if (bylines.length === 1) return sql`admin_list.author_slug = ${bylines[0]}`;
  if (isRareStatus) return sql`admin_list.status = ${status}`;
  if (category) return sql`admin_list.category_id = (select id from category where slug = ${category})`;
  return null;
}

function findAmongMostOpened(db: Db, { filter, after, limit }: SortedListQuery): Promise<ArticleCursor[]> {
  const query = db
    .selectFrom((eb) => {
      let opened = eb.selectFrom('article_stats').select(['article_id', 'views']);
      if (after) opened = opened.where(isAfter(sql`views, article_id`, 'desc', after));
      return opened.orderBy('views', 'desc').orderBy('article_id', 'desc').limit(WINDOW_SIZE).as('opened');
    })
    // SQLite keeps this order. Otherwise it reads all rows of the filter, and looks for each among the most opened.
    .crossJoin('article_admin_list as admin_list')
    .whereRef('admin_list.article_id', '=', 'opened.article_id');
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

async function readRows(db: Db, ids: string[]): Promise<AdminArticleRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('article')
    .leftJoin('category', 'category.id', 'article.category_id')
    .leftJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select([
      'article.id',
      'article.slug',
      'article.title',
      'article.status',
      'article.author',
      'article.image',
      'article.featured',
      'article.version',
      'article.created_by',
      'article.category_id',
      'article.created_at',
      'article.updated_at',
      'article.published_at',
      'article.scheduled_at',
      'article.returned_reason',
      'article_stats.views',
      'category.slug as category',
      'category.name',
      'category.color',
    ])
    .where('article.id', 'in', ids)
    .execute();
  const lines = new Map(
    rows.map((row): [string, AdminArticleRow] => [
      row.id,
      {
        id: row.id,
        slug: row.slug,
        title: row.title,
        status: row.status,
        author: row.author,
        category:
          row.category === null ? null : { slug: row.category, name: row.name ?? '', color: row.color ?? '' },
        categoryId: row.category_id,
        image: row.image,
        featured: row.featured === 1,
        views: row.views ?? 0,
        version: row.version,
        createdBy: row.created_by,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        publishedAt: row.published_at,
        scheduledAt: row.scheduled_at,
        returnedReason: row.returned_reason,
      },
    ]),
  );
  return ids.flatMap((id) => lines.get(id) ?? []);
}
