import { sql } from 'kysely';
import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Scope, ViewCounts } from './list-views.ts';

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
    ...{ id, slug, title },
    thisHour: { views: Number(row.views), readers: Number(row.readers) },
    lastHour: { views: Number(row.lastViews), readers: Number(row.lastReaders) },
  }));
}
