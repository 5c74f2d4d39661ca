import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { countDays, type DayRange } from './day-range.ts';
import { viewSums } from './list-views.ts';
import type { ViewCounts } from './view-counts.ts';

/** Ranges up to this length are ranked by the sums of all days. */
const SHORT_DAYS = 7;
/** The same for a list with more than `LONG_LIST` articles, for which candidates do not help. */
const SHORT_DAYS_OF_LONG_LIST = 92;
const LONG_LIST = 100;
/** For long ranges: how many articles to read at once, and after how many the sums of all days are faster. */
const CANDIDATES = { batchSize: 200, max: 5000 };

/** An article's id with its views and readers in a range. */
export type ArticleSum = ViewCounts & { id: string };

interface Ranking {
  range: DayRange;
  limit: number;
  candidates?: { batchSize: number; max: number };
}

/** The articles of the site with the most views in the range, the most viewed first. */
export function sumTopArticles(db: Db, ranking: Ranking): Promise<ArticleSum[]> {
  const shortDays = ranking.limit > LONG_LIST ? SHORT_DAYS_OF_LONG_LIST : SHORT_DAYS;
  return countDays(ranking.range) > shortDays ? rankByTotals(db, ranking) : sumDays(db, ranking);
}

/**
 * The views of an article in a range are at most its total views. So this reads articles in the order of their total
 * views. The list is complete when the next article has fewer total views than the last of the list has in the range.
 * When that takes too many articles (old articles with many views before the range), it sums all days instead.
 */
async function rankByTotals(
  db: Db,
  { range, limit, candidates: { batchSize, max } = CANDIDATES }: Ranking,
): Promise<ArticleSum[]> {
  const size = Math.max(batchSize, limit);
  let best: ArticleSum[] = [];
  for (let offset = 0; offset < max; offset += size) {
    const candidates = await db
      .selectFrom('article_stats')
      .select(['article_id', 'views'])
      .orderBy('views', 'desc')
      .orderBy('article_id')
      .limit(size)
      .offset(offset)
      .execute();
    const worst = best[limit - 1]?.views ?? 0;
    if (candidates.length === 0 || (candidates[0]?.views ?? 0) < worst) return best;
    const ids = candidates.map((candidate) => candidate.article_id);
    best = [...best, ...(await sumDays(db, { range, limit, ids }))].sort(compareByViews).slice(0, limit);
  }
  return sumDays(db, { range, limit });
}

async function sumDays(
  db: Db,
  { range, limit, ids }: { range: DayRange; limit: number; ids?: string[] },
): Promise<ArticleSum[]> {
  const rows = await db
    .selectFrom('article_daily_stats')
    .select(['article_id', ...viewSums])
    .where((eb) => eb.between('day', range.from, range.to))
    .$if(ids !== undefined, (query) => query.where('article_id', 'in', ids ?? []))
    .groupBy('article_id')
    .orderBy(sql`sum(views)`, 'desc')
    .orderBy(sql`sum(readers)`, 'desc')
    .orderBy('article_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.article_id, views: Number(row.views), readers: Number(row.readers) }));
}

/** The sums of an article with its current category and author. */
export interface OwnArticleSum extends ArticleSum {
  categoryId: string | null;
  authorSlug: string;
}

/** All articles of a staff member with views in the range, the most viewed first. */
export async function sumOwnArticles(
  db: Db,
  { range, staffId }: { range: DayRange; staffId: string },
): Promise<OwnArticleSum[]> {
  const rows = await db
    .selectFrom('article_admin_list')
    .select((eb) => [
      'article_id as id',
      'category_id as categoryId',
      'author_slug as authorSlug',
      // The subquery reads the days of each article once, by the index, for both sums. With a join PostgreSQL reads the
      // days of all articles.
      eb
        .selectFrom('article_daily_stats')
        .select(sql<string | null>`cast(sum(views) as text) || ' ' || cast(sum(readers) as text)`.as('both'))
        .whereRef('article_daily_stats.article_id', '=', 'article_admin_list.article_id')
        .where((day) => day.between('day', range.from, range.to))
        .as('sums'),
    ])
    .where('created_by', '=', staffId)
    .execute();
  return rows
    .flatMap(({ sums, ...row }) => {
      if (sums === null) return [];
      const [views = 0, readers = 0] = sums.split(' ').map(Number);
      return [{ ...row, views, readers }];
    })
    .sort(compareByViews);
}

function compareByViews(a: ArticleSum, b: ArticleSum): number {
  return b.views - a.views || b.readers - a.readers || (a.id < b.id ? -1 : 1);
}
