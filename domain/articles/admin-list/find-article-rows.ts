import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { ArticleCursor, ArticleOrder, ArticleSort } from './article-cursor.ts';
import { type ArticleFilter, filterAdminArticles, selectAdminArticles } from './article-filter.ts';

export interface ArticleListQuery {
  filter: ArticleFilter;
  sort: ArticleSort;
  order: ArticleOrder;
  after: ArticleCursor | null;
  limit: number;
}

/** So many rows are looked through in the order of the list before all are. */
const WINDOW = 1500;

/**
 * The rows of a page of the newsroom's list: ids, and what they are ordered by. A filter that lets much through fills
 * the page from the first rows of an index; one that lets little through finds that little by other indices, and it is
 * put in order afterwards.
 */
export async function findArticleRows(db: Db, choice: ArticleListQuery): Promise<ArticleCursor[]> {
  const near = await findInWindow(db, choice);
  return isWholePage(choice, near) ? near : findAmongAll(db, choice);
}

/** An article that nobody has opened has no row of counts: by views, the window knows only those above zero. */
function isWholePage({ sort, order, limit }: ArticleListQuery, rows: ArticleCursor[]): boolean {
  if (rows.length < limit) return false;
  return sort !== 'views' || (order === 'desc' && Number(rows.at(-1)?.value) > 0);
}

const columns = {
  updated: 'desk.updated_at',
  published: 'desk.published_at',
  title: 'desk.title_sort_key',
} as const;

function findInWindow(db: Db, choice: ArticleListQuery): Promise<ArticleCursor[]> {
  const { filter, sort, order, after, limit } = choice;
  if (sort === 'views') return order === 'asc' ? Promise.resolve([]) : findAmongMostOpened(db, choice);
  const column = columns[sort];
  const first = db.selectFrom((eb) => {
    let rows = eb.selectFrom('article_admin_list as desk').selectAll('desk');
    if (after) rows = rows.where(isAfter(sql`${sql.ref(column)}, desk.article_id`, order, after));
    return rows.orderBy(column, order).orderBy('desk.article_id', order).limit(WINDOW).as('desk');
  }) as unknown as ReturnType<typeof selectAdminArticles>;
  return filterAdminArticles(db, first, filter, 'each')
    .select(['desk.article_id as id', sql<string | number>`${sql.ref(column)}`.as('value')])
    .orderBy(column, order)
    .orderBy('desk.article_id', order)
    .limit(limit)
    .execute();
}

function findAmongMostOpened(db: Db, { filter, after, limit }: ArticleListQuery): Promise<ArticleCursor[]> {
  const desk = db.selectFrom('article_admin_list as desk').innerJoin(
    (eb) => {
      let opened = eb.selectFrom('article_stats').select(['article_id', 'views']);
      if (after) opened = opened.where(isAfter(sql`views, article_id`, 'desc', after));
      return opened.orderBy('views', 'desc').orderBy('article_id', 'desc').limit(WINDOW).as('opened');
    },
    (join) => join.onRef('opened.article_id', '=', 'desk.article_id'),
  );
  const narrowed = filterAdminArticles(
    db,
    desk as unknown as ReturnType<typeof selectAdminArticles>,
    filter,
    'each',
  );
  return narrowed
    .select(['desk.article_id as id', sql<number>`opened.views`.as('value')])
    .orderBy(sql`opened.views`, 'desc')
    .orderBy('desk.article_id', 'desc')
    .limit(limit)
    .execute();
}

/** Orders that no index serves: the filter has to choose the way into the table, not the order. */
const unindexed: Record<ArticleSort, RawBuilder<string | number>> = {
  updated: sql`desk.updated_at + 0`,
  published: sql`desk.published_at + 0`,
  title: sql`desk.title_sort_key || ''`,
  views: sql`coalesce(stats.views, 0)`,
};

function findAmongAll(
  db: Db,
  { filter, sort, order, after, limit }: ArticleListQuery,
): Promise<ArticleCursor[]> {
  const value = unindexed[sort];
  let rows = selectAdminArticles(db, filter);
  if (sort === 'views')
    rows = rows.leftJoin('article_stats as stats', 'stats.article_id', 'desk.article_id') as typeof rows;
  if (after) rows = rows.where(isAfter(sql`${value}, desk.article_id`, order, after));
  return rows
    .select(['desk.article_id as id', value.as('value')])
    .orderBy(value, order)
    .orderBy('desk.article_id', order)
    .limit(limit)
    .execute();
}

function isAfter(key: RawBuilder<unknown>, order: ArticleOrder, { value, id }: ArticleCursor) {
  return sql<boolean>`(${key}) ${sql.raw(order === 'asc' ? '>' : '<')} (${value}, ${id})`;
}
