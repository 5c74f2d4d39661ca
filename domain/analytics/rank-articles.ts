import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { countDays, type DayRange } from './day-range.ts';
import type { Scope, Views } from './list-views.ts';

/** Up to so many days their rows are simply added up. */
const SHORT_DAYS = 31;
/** Articles looked at together, and how many at most, when a long range is ranked. */
const BATCH = 200;
const MOST_BATCHES = 25;

export interface RankedArticle extends Views {
  id: string;
  slug: string;
  title: string;
  author: string;
  publishedAt: number | null;
}

type Sum = Views & { id: string };

/** The articles with the most views in the range, of the paper or of one person. */
export async function rankArticles(
  db: Db,
  { range, scope, limit = 20 }: { range: DayRange; scope: Exclude<Scope, { of: 'article' }>; limit?: number },
): Promise<RankedArticle[]> {
  const isLong = countDays(range) > SHORT_DAYS;
  const best =
    scope.of === 'site' && isLong
      ? await rankByTotals(db, range, limit)
      : await sumDays(db, { range, limit, ...(scope.of === 'staff' && { createdBy: scope.id }) });
  if (best.length === 0) return [];
  const rows = await db
    .selectFrom('article')
    .select(['id', 'slug', 'title', 'author', 'published_at as publishedAt'])
    .where(
      'id',
      'in',
      best.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return best.flatMap((sum) => {
    const article = byId.get(sum.id);
    return article ? [{ ...article, views: sum.views, readers: sum.readers }] : [];
  });
}

/**
 * An article has in a range at most the views it has in all. So the articles are taken in the order of all their views,
 * and once the next has fewer than the last on the list has in the range, the list is complete.
 */
async function rankByTotals(db: Db, range: DayRange, limit: number): Promise<Sum[]> {
  let best: Sum[] = [];
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const candidates = await db
      .selectFrom('article_stats')
      .select(['article_id', 'views'])
      .orderBy('views', 'desc')
      .orderBy('article_id')
      .limit(BATCH)
      .offset(batch * BATCH)
      .execute();
    const worst = best[limit - 1]?.views ?? 0;
    if (candidates.length === 0 || (candidates[0]?.views ?? 0) < worst) return best;
    const ids = candidates.map((candidate) => candidate.article_id);
    best = [...best, ...(await sumDays(db, { range, limit, ids }))].sort(mostFirst).slice(0, limit);
  }
  return best;
}

async function sumDays(
  db: Db,
  { range, limit, createdBy, ids }: { range: DayRange; limit: number; createdBy?: string; ids?: string[] },
): Promise<Sum[]> {
  const rows = await db
    .selectFrom('article_day')
    .select((eb) => [
      'article_id',
      eb.fn.sum<number>('views').as('views'),
      eb.fn.sum<number>('readers').as('readers'),
    ])
    .where((eb) => eb.between('day', range.from, range.to))
    .$if(ids !== undefined, (query) => query.where('article_id', 'in', ids ?? []))
    .$if(createdBy !== undefined, (query) =>
      query.where('article_id', 'in', (eb) =>
        eb
          .selectFrom('article')
          .select('id')
          .where('created_by', '=', createdBy ?? ''),
      ),
    )
    .groupBy('article_id')
    .orderBy(sql`sum(views)`, 'desc')
    .orderBy(sql`sum(readers)`, 'desc')
    .orderBy('article_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.article_id, views: Number(row.views), readers: Number(row.readers) }));
}

function mostFirst(a: Sum, b: Sum): number {
  return b.views - a.views || b.readers - a.readers || (a.id < b.id ? -1 : 1);
}
