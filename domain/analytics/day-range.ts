import { BAKU_OFFSET_MS, DAY_MS } from '#az/format/baku-time.ts';
import { formatInputDate } from '#az/format/dates.ts';

/** Days of Baku from `from` to `to`, both counted in, as `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

/** A year and a day: longer than that no screen asks. */
const LONGEST_RANGE_DAYS = 366;

/** The first moment of a Baku day, epoch milliseconds; null when there is no such day. */
function findDayStart(day: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const start = Date.parse(`${day}T00:00:00Z`) - BAKU_OFFSET_MS;
  return formatInputDate(start) === day ? start : null;
}

/** As `findDayStart`, for days that are known to be. */
export function dayStart(day: string): number {
  const start = findDayStart(day);
  if (start === null) throw new RangeError(`${day} is no day`);
  return start;
}

/** The day so many days later, or earlier. */
export function shiftDay(day: string, days: number): string {
  return formatInputDate(dayStart(day) + days * DAY_MS);
}

export function countDays({ from, to }: DayRange): number {
  return Math.round((dayStart(to) - dayStart(from)) / DAY_MS) + 1;
}

export function listDays(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_, at) => shiftDay(range.from, at));
}

/** As many days right before. */
export function precedingRange(range: DayRange): DayRange {
  const days = countDays(range);
  return { from: shiftDay(range.from, -days), to: shiftDay(range.from, -1) };
}

/**
 * The range that an address names: days that do not exist, come after today, lie the wrong way round or too far apart
 * are put right. Without any, the last `days` days until `now` (epoch milliseconds).
 */
export function parseDayRange(
  wanted: { from: string | null; to: string | null },
  { now, days = 28 }: { now: number; days?: number },
): DayRange {
  const today = formatInputDate(now);
  const isDay = (day: string | null): day is string => day !== null && findDayStart(day) !== null;
  const asked = [wanted.from, wanted.to].filter(isDay).map((day) => [day, today].sort()[0] ?? today);
  const [one = shiftDay(today, 1 - days), other = today] = asked.sort();
  const earliest = shiftDay(other, 1 - LONGEST_RANGE_DAYS);
  if (one < earliest) return { from: earliest, to: other };
  return { from: one, to: other };
}
