import { sql } from 'kysely';
import { formatInputDate } from '#az/format/dates.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { getDayStart } from './day-range.ts';
import { listViewsByHour, type Scope } from './list-views.ts';
import { sumViews, type ViewCounts } from './view-counts.ts';

const HOURS = 24;

/** The sums of the completed hours of today and of the same hours of yesterday. */
export interface DaySoFar {
  /** The end of the last completed hour, epoch milliseconds. */
  until: number;
  today: ViewCounts;
  yesterday: ViewCounts;
}

/** Reads the sums of the day so far, and all hours of today with the views of the same hour of yesterday (`before`). */
export async function readDaySoFar(
  db: Db,
  { now, scope }: { now: number; scope: Scope },
): Promise<DaySoFar & { hours: { hour: number; views: number; before: number }[] }> {
  const today = getDayStart(formatInputDate(now));
  const hours = await listViewsByHour(db, { from: today - DAY, to: today + DAY, scope });
  const [hoursBefore, hoursToday] = [hours.slice(0, HOURS), hours.slice(HOURS)];
  // Views are counted by the hour. So the current hour cannot be compared with the same part of it yesterday.
  const completed = Math.floor((now - today) / HOUR);
  return {
    until: today + completed * HOUR,
    today: sumViews(hoursToday.slice(0, completed)),
    yesterday: sumViews(hoursBefore.slice(0, completed)),
    hours: hoursToday.map(({ hour, views }, at) => ({ hour, views, before: hoursBefore[at]?.views ?? 0 })),
  };
}

/** A page view counts as live reading for this long. */
const LIVE_MS = 5 * MINUTE;

/** Counts the different readers who opened an article in the five minutes before `now` (epoch milliseconds). */
export async function countLiveReaders(
  db: Db,
  { now, scope }: { now: number; scope: Scope },
): Promise<number> {
  const row = await db
    .selectFrom('reader_visit')
    .select(sql<number>`count(distinct reader)`.as('readers'))
    .where('last_seen_at', '>', now - LIVE_MS)
    .$if(scope.of === 'article', (query) =>
      query.where('article_id', '=', scope.of === 'site' ? '' : scope.id),
    )
    .$if(scope.of === 'staff', (query) =>
      query.where('article_id', 'in', (eb) =>
        eb
          .selectFrom('article')
          .select('id')
          .where('created_by', '=', scope.of === 'site' ? '' : scope.id),
      ),
    )
    .executeTakeFirst();
  return Number(row?.readers ?? 0);
}
