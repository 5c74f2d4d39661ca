import { DAY } from '#az/format/durations.ts';
import type { Score } from '#features/matches/rules/fixture.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const DATE =
  /^\[?(?:(sun|mon|tue|wed|thu|fri|sat)[a-z]*[,.]?\s+)?(?:([a-z]{3})[a-z]*[ /](\d{1,2})|(\d{1,2})[ /]([a-z]{3})[a-z]*)(?:,?[ /](\d{4}))?\]?$/i;

/** A date line: `Fri Aug 2 2024`, `Tue Sep/16`, `[Sat 3 Aug]`. */
export interface DateLine {
  year: number | null;
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number | null;
}

export function parseDateLine(text: string): DateLine | null {
  const parts = DATE.exec(text);
  const month = MONTHS.indexOf((parts?.[2] ?? parts?.[5] ?? '').toLowerCase()) + 1;
  if (!parts || month === 0) return null;
  return {
    year: parts[6] === undefined ? null : Number(parts[6]),
    month,
    day: Number(parts[3] ?? parts[4]),
    weekday: parts[1] === undefined ? null : WEEKDAYS.indexOf(parts[1].toLowerCase()),
  };
}

/** A season lasts at most this long. A date without a year that fits no day of it has a wrong weekday. */
const MAX_SEASON_DAYS = 360;
/** Matches may be brought forward to before the first date of the file. */
const MAX_DAYS_BEFORE = 31;

/**
 * The date of a line in a season that begins with `first`. A file has the year only in its first date; later ones get the
 * year in which they fall into the season on the weekday of the line. Null when there is none.
 */
export function completeDate(
  { year, month, day, weekday }: DateLine,
  first: DateLine & { year: number },
): string | null {
  const start = Date.UTC(first.year, first.month - 1, first.day);
  const isInSeason = (date: number) =>
    date >= start - MAX_DAYS_BEFORE * DAY && date <= start + MAX_SEASON_DAYS * DAY;
  const following = first.year + (month < first.month ? 1 : 0);
  const years = year === null ? [following, first.year, first.year + 1, first.year - 1] : [year];
  const fitting = years
    .map((one) => new Date(Date.UTC(one, month - 1, day)))
    .find(
      (date) =>
        (weekday === null || date.getUTCDay() === weekday) && (year !== null || isInSeason(date.getTime())),
    );
  return fitting?.getUTCDate() === day ? fitting.toISOString().slice(0, 10) : null;
}

const PAIR = String.raw`\d{1,2}\s?[-–:]\s?\d{1,2}`;
const AFTER_EXTRA_TIME = String.raw`a\.?e\.?t\.?`;
const PENALTIES = String.raw`pen\.?s?\.?`;
const RESULT = String.raw`${PAIR}(?:\s+(?:${PENALTIES}|${AFTER_EXTRA_TIME})|\s*\([^)]*\)|,?\s+${PAIR}(?=\s+(?:${PENALTIES}|${AFTER_EXTRA_TIME})))*`;
const BETWEEN_TEAMS = new RegExp(String.raw`^(.*?)\s+(${RESULT})\s+(.*)$`, 'i');
const AFTER_TEAMS = new RegExp(String.raw`^(.*?)\s+vs?\.?\s+(.*?)(?:\s+(${RESULT}))?$`, 'i');
const WITHOUT_RESULT = /^(.*?)\s+[-–]\s+(.*)$/;
const TIME = /^\d{1,2}[:.]\d{2}(?:\s+UTC(?:[+-]\d{1,2}(?::?\d{2})?)?)?(?=\s|$)/;
const STATUS = /\s*\[([a-z][a-z. ]*)\]\s*/i;

/** A match line, cut into its words. */
export interface MatchLine {
  time: string | null;
  home: string;
  away: string;
  result: string | null;
  status: string | null;
  venue: string | null;
}

/** `20:00  Zira FK  v Səbail FK  4-1 (3-0) @ Bakı` or `18.45 Zira FK 4-1 (3-0) Səbail FK`; null for other lines. */
export function parseMatchLine(line: string): MatchLine | null {
  const [teams = '', ...place] = line.split(/\s+@\s+/);
  const time = TIME.exec(teams)?.[0] ?? null;
  const status = STATUS.exec(teams)?.[1] ?? null;
  const rest = teams
    .slice(time?.length ?? 0)
    .replace(STATUS, '   ')
    .trim();
  const venue = place.length > 0 ? place.join(' @ ') : null;
  const after = AFTER_TEAMS.exec(rest);
  if (after)
    return { time, home: after[1] ?? '', away: after[2] ?? '', result: after[3] ?? null, status, venue };
  const between = BETWEEN_TEAMS.exec(rest);
  if (between)
    return {
      time,
      home: between[1] ?? '',
      away: between[3] ?? '',
      result: between[2] ?? null,
      status,
      venue,
    };
  const without = WITHOUT_RESULT.exec(rest);
  if (without) return { time, home: without[1] ?? '', away: without[2] ?? '', result: null, status, venue };
  return null;
}

export interface ResultWords {
  score: Score | null;
  halfTime: Score | null;
  shootOut: Score | null;
}

const parsePair = (text: string | undefined): Score | null => {
  const [, home, away] = /(\d{1,2})\s?[-–:]\s?(\d{1,2})/.exec(text ?? '') ?? [];
  return home === undefined ? null : { home: Number(home), away: Number(away) };
};

/**
 * `2-0 (1-0)`, `2-7 a.e.t. (2-3, 2-3)` or `4-5 pen. 1-2 a.e.t. (1-1, 0-1)`: in parentheses the score after 90 minutes and
 * at half-time, or the latter alone.
 */
export function parseResult(text: string): ResultWords {
  const inside = /\(([^)]*)\)/.exec(text)?.[1]?.split(',') ?? [];
  const outside = text.replace(/\([^)]*\)/g, ' ');
  const kicks = new RegExp(String.raw`${PAIR}\s+${PENALTIES}`, 'i').exec(outside)?.[0];
  const played = kicks === undefined ? outside : outside.replace(kicks, ' ');
  // `4-5 pen. (1-1, 0-1)` has the score of the match only in the parentheses.
  const isOnlyKicks = parsePair(played) === null;
  const score = isOnlyKicks ? parsePair(inside[0]) : parsePair(played);
  const hasHalfTime = !isOnlyKicks || inside.length > 1;
  return { score, halfTime: hasHalfTime ? parsePair(inside.at(-1)) : null, shootOut: parsePair(kicks) };
}
