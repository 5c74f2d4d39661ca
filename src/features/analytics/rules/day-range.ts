import { formatInputDate, parseDayStart, parseTypedDate } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';

/** Days in Baku from `from` to `to`, both included, as `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

/** A leap year. */
const MAX_RANGE_DAYS = 366;

/**
 * The start of a day in Baku, epoch milliseconds.
 * @throws RangeError when the day does not exist.
 */
export function getDayStart(day: string): number {
  const start = parseDayStart(day);
  if (start === null) throw new RangeError(`${day} is no day`);
  return start;
}

/** The day `days` later; negative for earlier. */
export function shiftDay(day: string, days: number): string {
  return formatInputDate(getDayStart(day) + days * DAY);
}

export function countDays({ from, to }: DayRange): number {
  return Math.round((getDayStart(to) - getDayStart(from)) / DAY) + 1;
}

export function listDays(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_, at) => shiftDay(range.from, at));
}

/** The range of the same length directly before this one. */
export function toPrecedingRange(range: DayRange): DayRange {
  const days = countDays(range);
  return { from: shiftDay(range.from, -days), to: shiftDay(range.from, -1) };
}

/**
 * The range that a URL asks for. Days that do not exist or are in the future, a wrong order and a range that is too long
 * are corrected. The default is the last `days` days until `now` (epoch milliseconds).
 */
export function parseDayRange(
  query: { from: string | null; to: string | null },
  { now, days: usual = 28 }: { now: number; days?: number },
): DayRange {
  const today = formatInputDate(now);
  const days = [query.from, query.to].flatMap((typed) => parseTypedDate(typed ?? '') ?? []);
  const valid = days.map((day) => [day, today].sort()[0] ?? today);
  const [from = shiftDay(today, 1 - usual), to = today] = valid.sort();
  const earliest = shiftDay(to, 1 - MAX_RANGE_DAYS);
  if (from < earliest) return { from: earliest, to };
  return { from, to };
}
