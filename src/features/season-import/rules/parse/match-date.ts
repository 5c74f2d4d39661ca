import { DAY } from '#az/format/durations.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|su|mo|tu|we|th|fr|sa)';
const YEAR = String.raw`(\d{4}|\d{2})`;
const DAY_OF_MONTH = String.raw`(\d{1,2})`;
const END = String.raw`(?=[\s\],]|$)`;

type Part = 'year' | 'month' | 'day';

/** The forms of a date behind the weekday, with the order of their groups. */
const FORMS: readonly (readonly [pattern: RegExp, order: readonly Part[]])[] = (
  [
    // `Aug 2 2024`, `Aug/2`, `July 26`
    [String.raw`${MONTH}\.?[\s/]+${DAY_OF_MONTH}(?:,?[\s/]+(\d{4}))?`, ['month', 'day', 'year']],
    // `3 Aug`, `16 Aug 92`
    [String.raw`${DAY_OF_MONTH}\.?[\s/]+${MONTH}\.?(?:[\s/]+${YEAR})?`, ['day', 'month', 'year']],
    // `05.04.1959`, `8.09.23`, `12.6.`
    [String.raw`${DAY_OF_MONTH}\.(\d{1,2})\.${YEAR}?`, ['day', 'month', 'year']],
    // `26/3/26`
    [String.raw`${DAY_OF_MONTH}/(\d{1,2})/${YEAR}`, ['day', 'month', 'year']],
    // `2024-08-02`, `1930/07/13`
    [String.raw`(\d{4})[-/](\d{2})[-/](\d{2})`, ['year', 'month', 'day']],
  ] as const
).map(([pattern, order]) => [new RegExp(`^${pattern}${END}`, 'i'), order]);
const WITH_WEEKDAY = new RegExp(String.raw`^${WEEKDAY}[.,]?\s+`, 'i');

/** A date as a file writes it. Null stands for what it leaves out. */
export interface WrittenDate {
  /** In two digits when the file writes two. */
  year: number | null;
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number | null;
}

/** The date with which a text begins, and the rest: `Sat Jun 24    Germany 2-0 Sweden`, `[Sat Aug/3]`. Null without one. */
export function splitDate(text: string): { date: WrittenDate; rest: string } | null {
  const isInBrackets = /^\[[^\]]*\]/.test(text);
  const begin = isInBrackets ? text.slice(1) : text;
  const weekday = WITH_WEEKDAY.exec(begin);
  const bare = begin.slice(weekday?.[0].length ?? 0);
  for (const [pattern, order] of FORMS) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const read = (part: Part) => found[order.indexOf(part) + 1];
    const month = toMonth(read('month') ?? '');
    const day = Number(read('day'));
    if (month < 1 || month > 12 || day < 1 || day > 31) continue;
    const year = read('year');
    const date: WrittenDate = {
      year: year === undefined ? null : Number(year),
      month,
      day,
      weekday: weekday ? WEEKDAYS.indexOf((weekday[1] ?? '').slice(0, 2).toLowerCase()) : null,
    };
    const rest = bare.slice(found[0].length);
    return { date, rest: (isInBrackets ? rest.replace(']', '') : rest).replace(/^,/, '') };
  }
  return null;
}

const toMonth = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;

/** The days on which the matches of a file are played, as far as its comments say. Epoch ms in UTC. */
export interface DateRange {
  start: number;
  end: number;
}

const RANGE_PARTS = new RegExp(
  String.raw`(?:${WEEKDAY}[.,]?\s+)?(?:${MONTH}\.?\s+${DAY_OF_MONTH}|${DAY_OF_MONTH}\s+${MONTH})(?:,?\s+(\d{4}))?`,
  'gi',
);

/**
 * The days of a text such as `in Portugal, June 12 - July 4`, `June 14-18` or `Fri Aug 16 2024 - Sat May 10 2025`. `year` is that of
 * the title; the text may name others. Null without a first day.
 */
export function findDateRange(text: string, year: number | null): DateRange | null {
  const found = [...text.matchAll(RANGE_PARTS)].map((parts) => ({
    month: toMonth(parts[2] ?? parts[5] ?? ''),
    day: Number(parts[3] ?? parts[4]),
    year: parts[6] === undefined ? null : Number(parts[6]),
    after: text.slice(parts.index + parts[0].length),
  }));
  const [first, second] = found;
  const firstYear = first?.year ?? second?.year ?? year;
  if (!first || firstYear === null) return null;
  const start = Date.UTC(firstYear, first.month - 1, first.day);
  const lastDay = Number(/^\s*[-–]\s*(\d{1,2})\b/.exec(first.after)?.[1] ?? first.day);
  const last = second ?? { month: first.month, day: lastDay, year: null };
  const isNextYear = last.year === null && last.month < first.month;
  const lastYear = last.year ?? (isNextYear ? firstYear + 1 : firstYear);
  return { start, end: Math.max(start, Date.UTC(lastYear, last.month - 1, last.day)) };
}

/** A season lasts at most this long. A date without a year that fits no day of it has a wrong weekday. */
const MAX_SEASON_DAYS = 360;
/** Matches may be brought forward to before the first date of the file, or put off to after the last one. */
const MAX_DAYS_OUTSIDE = 31;

/** The days of a season that begins with this date, as far as its file does not say them. */
export function seasonFrom(first: WrittenDate & { year: number }): DateRange {
  const start = Date.UTC(first.year, first.month - 1, first.day);
  return { start, end: start + (MAX_SEASON_DAYS - MAX_DAYS_OUTSIDE) * DAY };
}

/**
 * The date of a line in a season, `2024-08-02`. A file may have the year only in its first date; later ones get the year in which
 * they fall into the season on the weekday of the line, or else into the month before or after it. Null when there is none.
 */
export function completeDate({ year, month, day, weekday }: WrittenDate, season: DateRange): string | null {
  const firstYear = new Date(season.start - MAX_DAYS_OUTSIDE * DAY).getUTCFullYear();
  const lastYear = new Date(season.end + MAX_DAYS_OUTSIDE * DAY).getUTCFullYear();
  const years =
    year === null
      ? Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
      : [toFullYear(year, new Date(season.start).getUTCFullYear())];
  const dates = years
    .map((one) => new Date(Date.UTC(one, month - 1, day)))
    .filter((date) => date.getUTCDate() === day && (weekday === null || date.getUTCDay() === weekday));
  const outside = (date: Date) => Math.max(season.start - date.getTime(), date.getTime() - season.end, 0);
  const [nearest] = dates.toSorted((a, b) => outside(a) - outside(b));
  const isFitting = nearest && (year !== null || outside(nearest) <= MAX_DAYS_OUTSIDE * DAY);
  return isFitting ? nearest.toISOString().slice(0, 10) : null;
}

const CENTURY = 100;

/** `30` of a World Cup of 1930 is 1930: the year with these last digits that is nearest. */
function toFullYear(year: number, near: number): number {
  if (year >= CENTURY) return year;
  const base = near - (near % CENTURY) + year;
  const years = [base - CENTURY, base, base + CENTURY];
  return years.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? base;
}

/** Two digits of a file whose title has no year are of these hundred years. */
const YEARS_AROUND = 1985;

/** The year of the first date of a file: its own, or that of the title. Null when both are missing. */
export function findFullYear({ year }: WrittenDate, titleYear: number | null): number | null {
  return year === null ? titleYear : toFullYear(year, titleYear ?? YEARS_AROUND);
}
