import { sql } from 'kysely';
import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { DeviceClass, SourceClass } from '../tables.ts';
import { type DayRange, listDays } from './day-range.ts';
import { sumViews, type ViewCounts } from './view-counts.ts';

/** The columns `views` and `readers` of a query that sums rows of statistics. */
export const viewSums = [
  sql<number>`sum(views)`.as('views'),
  sql<number>`sum(readers)`.as('readers'),
] as const;

/**
 * Whose figures: of the whole site, of the articles of a staff member, or of one article. A reader counts once in 30
 * minutes for each. Only the hours of a staff member are the sums of the readers of each article.
 */
export type Scope = { of: 'site' } | { of: 'staff'; id: string } | { of: 'article'; id: string };

/** Views and readers of each day of the range. Days without views have zeros. */
export async function listViewsByDay(
  db: Db,
  { range, scope }: { range: DayRange; scope: Scope },
): Promise<(ViewCounts & { day: string })[]> {
  const rows = await selectDays(db, range, scope);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return listDays(range).map((day) => ({ day, ...toViews(byDay.get(day)) }));
}

function selectDays(db: Db, { from, to }: DayRange, scope: Scope) {
  if (scope.of === 'site')
    return db
      .selectFrom('traffic_daily_stats')
      .select(['day', ...viewSums])
      .where((eb) => eb.between('day', from, to))
      .groupBy('day')
      .execute();
  if (scope.of === 'staff')
    return db
      .selectFrom('subject_daily_stats')
      .select(['day', 'views', 'readers'])
      .where('kind', '=', 'staff')
      .where('subject', '=', scope.id)
      .where((eb) => eb.between('day', from, to))
      .execute();
  return db
    .selectFrom('article_daily_stats')
    .select(['day', 'views', 'readers'])
    .where('article_id', '=', scope.id)
    .where((eb) => eb.between('day', from, to))
    .execute();
}

/** Views and readers of each hour from `from` to before `to` (epoch milliseconds). Hours without views have zeros. */
export async function listViewsByHour(
  db: Db,
  { from, to, scope }: { from: number; to: number; scope: Scope },
): Promise<(ViewCounts & { hour: number })[]> {
  const start = Math.floor(from / HOUR) * HOUR;
  const rows = await selectHours(db, { start, to, scope });
  const byHour = new Map(rows.map((row) => [row.hour, row]));
  const hours = Array.from(
    { length: Math.max(0, Math.ceil((to - start) / HOUR)) },
    (_, at) => start + at * HOUR,
  );
  return hours.map((hour) => ({ hour, ...toViews(byHour.get(hour)) }));
}

function selectHours(db: Db, { start, to, scope }: { start: number; to: number; scope: Scope }) {
  if (scope.of === 'site')
    return db
      .selectFrom('traffic_hourly_stats')
      .select(['hour', ...viewSums])
      .where('hour', '>=', start)
      .where('hour', '<', to)
      .groupBy('hour')
      .execute();
  return db
    .selectFrom('article_hourly_stats')
    .select(['hour', ...viewSums])
    .where('hour', '>=', start)
    .where('hour', '<', to)
    .$if(scope.of === 'article', (query) => query.where('article_id', '=', scope.id))
    .$if(scope.of === 'staff', (query) =>
      query.where('article_id', 'in', (eb) =>
        eb.selectFrom('article').select('id').where('created_by', '=', scope.id),
      ),
    )
    .groupBy('hour')
    .execute();
}

/** Converts sums of the database to numbers. PostgreSQL returns them as text, and a sum of no rows is null. */
function toViews(row: { views: unknown; readers: unknown } | undefined): ViewCounts {
  return { views: Number(row?.views ?? 0), readers: Number(row?.readers ?? 0) };
}

const sources = [
  'direct',
  'search',
  'telegram',
  'facebook',
  'instagram',
  'x',
  'other',
  'internal',
] as const satisfies readonly SourceClass[];
const devices = ['phone', 'tablet', 'desktop'] as const satisfies readonly DeviceClass[];

interface Traffic {
  sources: (ViewCounts & { source: SourceClass })[];
  devices: (ViewCounts & { device: DeviceClass })[];
}

/**
 * Views and readers by source and by device, the most viewed first. Sources and devices without views are
 * included.
 */
export async function listTraffic(db: Db, { range }: { range: DayRange }): Promise<Traffic> {
  const rows = await db
    .selectFrom('traffic_daily_stats')
    .select(['source', 'device', ...viewSums])
    .where((eb) => eb.between('day', range.from, range.to))
    .groupBy(['source', 'device'])
    .execute();
  const sum = (part: typeof rows) => sumViews(part.map(toViews));
  const byViews = (a: ViewCounts, b: ViewCounts) => b.views - a.views;
  const bySource = sources.map((source) => ({ source, ...sum(rows.filter((row) => row.source === source)) }));
  const byDevice = devices.map((device) => ({ device, ...sum(rows.filter((row) => row.device === device)) }));
  return { sources: bySource.sort(byViews), devices: byDevice.sort(byViews) };
}

/** An article with all its views and readers. */
interface ArticleFigures extends ViewCounts {
  id: string;
  slug: string;
  title: string;
  author: string;
  publishedAt: number | null;
  createdBy: string | null;
}

export async function findArticleFigures(db: Db, { id }: { id: string }): Promise<ArticleFigures | null> {
  const row = await db
    .selectFrom('article')
    .leftJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select([
      'article.id',
      'article.slug',
      'article.title',
      'article.author',
      'article.published_at as publishedAt',
      'article.created_by as createdBy',
      'article_stats.views',
      'article_stats.readers',
    ])
    .where('article.id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, views: row.views ?? 0, readers: row.readers ?? 0 } : null;
}
