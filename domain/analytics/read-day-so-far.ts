import { DAY_MS } from '#az/format/baku-time.ts';
import { formatInputDate } from '#az/format/dates.ts';
import type { Db } from '#db/schema.ts';
import { dayStart } from './day-range.ts';
import { listViewsByHour, type Scope, sumViews, type Views } from './list-views.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;

/** The hours of today that are over, beside the same hours of yesterday. */
export interface DaySoFar {
  /** End of the last hour that is over, epoch milliseconds. */
  until: number;
  today: Views;
  yesterday: Views;
}

/** The day so far, and the hours of today, each with the views of the same hour of yesterday. */
export async function readDaySoFar(
  db: Db,
  { now, scope }: { now: number; scope: Scope },
): Promise<DaySoFar & { hours: { hour: number; views: number; before: number }[] }> {
  const today = dayStart(formatInputDate(now));
  const both = await listViewsByHour(db, { from: today - DAY_MS, to: today + DAY_MS, scope });
  const [before, own] = [both.slice(0, HOURS), both.slice(HOURS)];
  // The current hour is not over: views are kept by the hour, so yesterday's part of it is not known.
  const over = Math.floor((now - today) / HOUR_MS);
  return {
    until: today + over * HOUR_MS,
    today: sumViews(own.slice(0, over)),
    yesterday: sumViews(before.slice(0, over)),
    hours: own.map(({ hour, views }, at) => ({ hour, views, before: before[at]?.views ?? 0 })),
  };
}
