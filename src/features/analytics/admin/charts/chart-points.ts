import { findBakuMoment } from '#az/format/baku-time.ts';
import { formatDate, formatDay, formatDayMonth, formatTime } from '#az/format/dates.ts';
import { HOUR } from '#az/format/durations.ts';
import { monthShorts } from '#az/text/time.ts';
import { getDayStart, shiftDay } from '../../rules/day-range.ts';
import { sumViews, type ViewCounts } from '../../rules/view-counts.ts';

type Day = ViewCounts & { day: string };

const toValues = ({ views, readers }: ViewCounts) => ({ bar: views, line: readers });

/** One moment of a chart. */
export interface ChartPoint {
  key: string | number;
  /** The short label under the chart. */
  label: string;
  /** The full label, for the table and the pointer. */
  title: string;
  bar: number;
  line: number | null;
}

export function hourPoints(hours: readonly (ViewCounts & { hour: number })[]): ChartPoint[] {
  const isOneDay = hours.length <= 24;
  return hours.map((entry) => ({
    key: entry.hour,
    label: isOneDay ? formatTime(entry.hour) : `${formatShortDay(entry.hour)} ${formatTime(entry.hour)}`,
    title: `${formatDayMonth(entry.hour)}, ${formatTime(entry.hour)}–${formatTime(entry.hour + HOUR)}`,
    ...toValues(entry),
  }));
}

export function dayPoints(days: readonly Day[]): ChartPoint[] {
  return days.map((entry) => ({
    key: entry.day,
    label: formatShortDay(getDayStart(entry.day)),
    title: formatDay(getDayStart(entry.day)),
    ...toValues(entry),
  }));
}

/** Weeks from Monday to Sunday. The first and the last have only their days within the range. */
export function weekPoints(days: readonly Day[]): ChartPoint[] {
  const weeks = Map.groupBy(days, ({ day }) => shiftDay(day, -weekdayOf(day)));
  return [...weeks].map(([monday, weekDays]) => {
    const [first = '', last = ''] = [weekDays[0]?.day, weekDays.at(-1)?.day];
    return {
      key: monday,
      label: formatShortDay(getDayStart(first)),
      title: `${formatDayMonth(getDayStart(first))} – ${formatDate(getDayStart(last))}`,
      ...toValues(sumViews(weekDays)),
    };
  });
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return findBakuMoment(getDayStart(day))?.weekday ?? 0;
}

/** `7 mar`. */
function formatShortDay(ms: number): string {
  const moment = findBakuMoment(ms);
  return moment ? `${moment.day} ${monthShorts[moment.month - 1]}` : '';
}
