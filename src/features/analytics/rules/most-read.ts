import { sql } from 'kysely';
import { formatInputDate } from '#az/format/dates.ts';
import { DAY, HOUR } from '#az/format/durations.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listCardsInOrder } from '#features/articles/rules/read/list-cards-in-order.ts';
import { listMostReadArticles } from '#features/articles/rules/read/list-most-read-articles.ts';
import { isOneOf } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import type { DayRange } from './day-range.ts';
import { listViewsByDay, type Scope } from './list-views.ts';
import { type ArticleSum, sumOwnArticles, sumTopArticles } from './rank-articles.ts';
import {
  listOwnTags,
  nameSubjects,
  type RankedSubject,
  sumSubjectsOf,
  sumTopSubjects,
} from './rank-reads.ts';
import { sumViews, type ViewCounts } from './view-counts.ts';

export interface RankedArticle extends ViewCounts {
  id: string;
  slug: string;
  title: string;
  author: string;
  publishedAt: number | null;
}

/** What was read most in a range, the most viewed first. */
export interface Rankings {
  articles: RankedArticle[];
  categories: RankedSubject[];
  authors: RankedSubject[];
  tags: RankedSubject[];
}

/**
 * What was read most on the site or of one staff member. For the site, the categories, authors and tags are those that
 * the articles had when they were read; for a staff member, they are the current ones.
 */
export async function rankMostRead(
  db: Db,
  {
    range,
    scope,
    articles: articleLimit,
    subjects: limit,
  }: {
    range: DayRange;
    scope: Exclude<Scope, { of: 'article' }>;
    /** The maximum number of articles. */
    articles: number;
    /** The maximum number of categories, of authors and of tags. */
    subjects: number;
  },
): Promise<Rankings> {
  if (scope.of === 'staff') {
    const staffId = scope.id;
    const [sums, tags, days] = await Promise.all([
      sumOwnArticles(db, { range, staffId }),
      listOwnTags(db, { staffId }),
      listViewsByDay(db, { range, scope }),
    ]);
    const { readers } = sumViews(days);
    const { category, author, tag } = sumSubjectsOf(sums, { tags, limit });
    return {
      articles: await readArticles(db, sums.slice(0, articleLimit)),
      categories: await nameSubjects(db, 'category', category),
      // The sum of readers counts a reader of several articles more than once, so it is limited to all readers.
      authors: await nameSubjects(
        db,
        'author',
        author.map((sum) => ({ ...sum, readers: Math.min(sum.readers, readers) })),
      ),
      tags: await nameSubjects(db, 'tag', tag),
    };
  }
  return {
    articles: await readArticles(db, await sumTopArticles(db, { range, limit: articleLimit })),
    categories: await nameSubjects(
      db,
      'category',
      await sumTopSubjects(db, { kind: 'category', range, limit }),
    ),
    authors: await nameSubjects(db, 'author', await sumTopSubjects(db, { kind: 'author', range, limit })),
    tags: await nameSubjects(db, 'tag', await sumTopSubjects(db, { kind: 'tag', range, limit })),
  };
}

async function readArticles(db: Db, sums: readonly ArticleSum[]): Promise<RankedArticle[]> {
  if (sums.length === 0) return [];
  const rows = await db
    .selectFrom('article')
    .select(['id', 'slug', 'title', 'author', 'published_at as publishedAt'])
    .where(
      'id',
      'in',
      sums.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sums.flatMap(({ id, views, readers }) => {
    const article = byId.get(id);
    return article ? [{ ...article, views, readers }] : [];
  });
}

/** How many more articles are read than needed, because some may be archived. */
const SPARE = 8;

/** The last 24 hours, or today and the six days before it in Baku. */
export type MostReadPeriod = '24h' | '7d';

/**
 * The articles with the most readers in a period, at most `limit` (8 on the front page, spec §9). Articles without readers
 * are left out. Only `MAX_RANKED_READERS` from one network count per day. `now` is epoch milliseconds.
 */
export async function listMostRead(
  db: Db,
  {
    period,
    now,
    limit = 8,
    candidates,
  }: { period: MostReadPeriod; now: number; limit?: number; candidates?: typeof CANDIDATES },
): Promise<ArticleSummary[]> {
  const query = { now, limit: limit + SPARE, candidates };
  const sums = await (period === '24h' ? sumHours(db, query) : sumDays(db, query));
  const ids = sums.filter(({ readers }) => Number(readers) > 0).map(({ id }) => id);
  return (await listCardsInOrder(db, ids)).slice(0, limit);
}

type ReaderSums = Promise<{ id: string; readers: number }[]>;

function sumHours(db: Db, { now, limit }: { now: number; limit: number }): ReaderSums {
  return db
    .selectFrom('article_hourly_stats')
    .select('article_id as id')
    .select((eb) => eb.fn.sum<number>(eb('readers', '-', eb.ref('excess_readers'))).as('readers'))
    .where('hour', '>', now - DAY)
    .groupBy('article_id')
    .orderBy('readers', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many articles of each day are read first, and from how many on the sums of all articles are faster. */
const CANDIDATES = { first: 60, max: 2000 };

/**
 * Reads the most read articles of each day only. An article that is on none of these lists has at most the readers of their last
 * lines together, so the result is complete when its last article has more. Otherwise it reads longer lists.
 */
async function sumDays(
  db: Db,
  { now, limit, candidates = CANDIDATES }: { now: number; limit: number; candidates?: typeof CANDIDATES },
): ReaderSums {
  const days = Array.from({ length: 7 }, (_, ago) => formatInputDate(now - ago * DAY));
  for (let size = candidates.first; size <= candidates.max; size *= 4) {
    const lists = await Promise.all(days.map((day) => listReadOnDay(db, { day, limit: size })));
    const outside = lists.reduce(
      (sum, list) => sum + (list.length < size ? 0 : (list.at(-1)?.readers ?? 0)),
      0,
    );
    const ids = new Set(lists.flat().map(({ id }) => id));
    const sums = await selectDaySums(db, { now, limit })
      .where(isOneOf(db, 'article_id', [...ids]))
      .execute();
    if (outside === 0 || Number(sums[limit - 1]?.readers ?? 0) > outside) return sums;
  }
  return selectDaySums(db, { now, limit }).execute();
}

/** The articles with the most readers on a day, those of a busy network included. */
function listReadOnDay(db: Db, { day, limit }: { day: string; limit: number }) {
  return db
    .selectFrom('article_daily_stats')
    .select(['article_id as id', 'readers'])
    .where('day', '=', day)
    .orderBy('readers', 'desc')
    .orderBy('article_id')
    .limit(limit)
    .execute();
}

/** Seven days have a tenth of the rows that their hours have. */
function selectDaySums(db: Db, { now, limit }: { now: number; limit: number }) {
  return db
    .selectFrom('article_daily_stats')
    .select('article_id as id')
    .select((eb) => eb.fn.sum<number>(eb('readers', '-', eb.ref('excess_readers'))).as('readers'))
    .where('day', '>=', formatInputDate(now - 6 * DAY))
    .groupBy('article_id')
    .orderBy('readers', 'desc')
    .orderBy('id')
    .limit(limit);
}

/**
 * The articles with the most readers in the last 24 hours, filled up with the most viewed articles of all time. `now` is
 * epoch milliseconds.
 */
export async function listMostReadNow(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<ArticleSummary[]> {
  const recent = await listMostRead(db, { period: '24h', now, limit });
  if (recent.length >= limit) return recent;
  const recentIds = new Set(recent.map((card) => card.id));
  const ofAllTime = await listMostReadArticles(db, { limit: limit + recent.length });
  return [...recent, ...ofAllTime.filter((card) => !recentIds.has(card.id))].slice(0, limit);
}

/** An article with its views and readers in the current clock hour and in the one before. */
export interface HourlyArticle {
  id: string;
  slug: string;
  title: string;
  thisHour: ViewCounts;
  lastHour: ViewCounts;
}

/** The articles with the most readers in the clock hour of `now` (epoch milliseconds) and the hour before it. */
export async function listMostReadByHour(
  db: Db,
  { now, scope, limit = 5 }: { now: number; scope: Exclude<Scope, { of: 'article' }>; limit?: number },
): Promise<HourlyArticle[]> {
  const hour = Math.floor(now / HOUR) * HOUR;
  const sumOfHour = (column: 'views' | 'readers', at: number) =>
    sql<number>`sum(case when article_hourly_stats.hour = ${at} then ${sql.ref(`article_hourly_stats.${column}`)} else 0 end)`;
  const rows = await db
    .selectFrom('article_hourly_stats')
    .innerJoin('article', 'article.id', 'article_hourly_stats.article_id')
    .select([
      'article.id',
      'article.slug',
      'article.title',
      sumOfHour('views', hour).as('views'),
      sumOfHour('readers', hour).as('readers'),
      sumOfHour('views', hour - HOUR).as('lastViews'),
      sumOfHour('readers', hour - HOUR).as('lastReaders'),
    ])
    .where('article_hourly_stats.hour', 'in', [hour, hour - HOUR])
    .$if(scope.of === 'staff', (query) =>
      query.where('article.created_by', '=', scope.of === 'staff' ? scope.id : ''),
    )
    .groupBy(['article.id', 'article.slug', 'article.title'])
    .orderBy(sql`sum(article_hourly_stats.readers - article_hourly_stats.excess_readers)`, 'desc')
    .orderBy(sql`sum(article_hourly_stats.views)`, 'desc')
    .orderBy('article.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, slug, title, ...row }) => ({
    id,
    slug,
    title,
    thisHour: { views: Number(row.views), readers: Number(row.readers) },
    lastHour: { views: Number(row.lastViews), readers: Number(row.lastReaders) },
  }));
}
