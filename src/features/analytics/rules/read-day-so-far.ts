import { formatInputDate } from '#az/format/dates.ts';
import { DAY, HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { getDayStart } from './day-range.ts';
import { listViewsByHour, type Scope, sumViews, type ViewCounts } from './list-views.ts';

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
