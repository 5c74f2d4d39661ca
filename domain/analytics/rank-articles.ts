import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { countDays, type DayRange } from './day-range.ts';
import type { Views } from './list-views.ts';

/** Up to so many days their rows are simply added up; for a long list up to more, because it takes many articles. */
const SHORT_DAYS = 7;
const SHORT_DAYS_OF_LONG_LIST = 92;
const LONG_LIST = 100;
/** When a long range is ranked: articles looked at together, and after how many it is quicker to add up everything. */
const CANDIDATES = { together: 200, most: 5000 };

/** An article's id with its views and readers in a range. */
export type ArticleSum = Views & { id: string };

interface Ranking {
  range: DayRange;
  limit: number;
  candidates?: { together: number; most: number };
}

/** The articles of the paper with the most views in the range, the most first. */
export function sumTopArticles(db: Db, ranking: Ranking): Promise<ArticleSum[]> {
  const short = ranking.limit > LONG_LIST ? SHORT_DAYS_OF_LONG_LIST : SHORT_DAYS;
  return countDays(ranking.range) > short ? rankByTotals(db, ranking) : sumDays(db, ranking);
}

/**
 * An article has in a range at most the views it has in all. So the articles are taken in the order of all their views,
 * and once the next has fewer than the last on the list has in the range, the list is complete. Where that does not come
 * soon – old articles with many views, of which none is of the range – everything is added up.
 */
async function rankByTotals(
  db: Db,
  { range, limit, candidates: { together, most } = CANDIDATES }: Ranking,
): Promise<ArticleSum[]> {
  const size = Math.max(together, limit);
  let best: ArticleSum[] = [];
  for (let from = 0; from < most; from += size) {
    const candidates = await db
      .selectFrom('article_stats')
      .select(['article_id', 'views'])
      .orderBy('views', 'desc')
      .orderBy('article_id')
      .limit(size)
      .offset(from)
      .execute();
    const worst = best[limit - 1]?.views ?? 0;
    if (candidates.length === 0 || (candidates[0]?.views ?? 0) < worst) return best;
    const ids = candidates.map((candidate) => candidate.article_id);
    best = [...best, ...(await sumDays(db, { range, limit, ids }))].sort(mostFirst).slice(0, limit);
  }
  return sumDays(db, { range, limit });
}

async function sumDays(
  db: Db,
  { range, limit, ids }: { range: DayRange; limit: number; ids?: string[] },
): Promise<ArticleSum[]> {
  const rows = await db
    .selectFrom('article_daily_stats')
    .select((eb) => [
      'article_id',
      eb.fn.sum<number>('views').as('views'),
      eb.fn.sum<number>('readers').as('readers'),
    ])
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

/** A sum with what the article is about. */
export interface OwnArticleSum extends ArticleSum {
  categoryId: string | null;
  authorSlug: string;
}

/** All articles that one person wrote and somebody opened in the range, the most read first. */
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
      // Each article's days are found by their index, once for both sums; a join makes PostgreSQL read the days of the
      // whole paper.
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
    .sort(mostFirst);
}

function mostFirst(a: ArticleSum, b: ArticleSum): number {
  return b.views - a.views || b.readers - a.readers || (a.id < b.id ? -1 : 1);
}
