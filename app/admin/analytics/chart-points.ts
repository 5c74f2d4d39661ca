import { findBakuMoment } from '#az/format/baku-time.ts';
import { formatDate, formatDay, formatDayMonth, formatTime } from '#az/format/dates.ts';
import { monthShorts } from '#az/text/time.ts';
import { getDayStart, shiftDay } from '#domain/analytics/day-range.ts';
import { sumViews, type Views } from '#domain/analytics/list-views.ts';
import type { ChartPoint } from '../charts/chart-point.ts';

const HOUR_MS = 3_600_000;

type Day = Views & { day: string };

const pointOf = ({ views, readers }: Views) => ({ bar: views, line: readers });

export function hourPoints(hours: readonly (Views & { hour: number })[]): ChartPoint[] {
  const isOneDay = hours.length <= 24;
  return hours.map((one) => ({
    key: one.hour,
    label: isOneDay ? formatTime(one.hour) : `${shortDay(one.hour)} ${formatTime(one.hour)}`,
    title: `${formatDayMonth(one.hour)}, ${formatTime(one.hour)}–${formatTime(one.hour + HOUR_MS)}`,
    ...pointOf(one),
  }));
}

export function dayPoints(days: readonly Day[]): ChartPoint[] {
  return days.map((one) => ({
    key: one.day,
    label: shortDay(getDayStart(one.day)),
    title: formatDay(getDayStart(one.day)),
    ...pointOf(one),
  }));
}

/** Weeks from Monday to Sunday; the first and the last may be cut by the range. */
export function weekPoints(days: readonly Day[]): ChartPoint[] {
  const weeks = Map.groupBy(days, ({ day }) => shiftDay(day, -weekdayOf(day)));
  return [...weeks].map(([monday, own]) => {
    const [first = '', last = ''] = [own[0]?.day, own.at(-1)?.day];
    return {
      key: monday,
      label: shortDay(getDayStart(first)),
      title: `${formatDayMonth(getDayStart(first))} – ${formatDate(getDayStart(last))}`,
      ...pointOf(sumViews(own)),
    };
  });
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return findBakuMoment(getDayStart(day))?.weekday ?? 0;
}

/** `7 mar`. */
function shortDay(ms: number): string {
  const moment = findBakuMoment(ms);
  return moment ? `${moment.day} ${monthShorts[moment.month - 1]}` : '';
}
