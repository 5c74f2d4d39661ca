import type { Score } from '#features/matches/rules/fixture.ts';
import { TIME_AT_START } from './clock-time.ts';
import { splitDate, type WrittenDate } from './match-date.ts';

const PAIR = String.raw`\d{1,2}\s?[-–:]\s?\d{1,2}`;
const AFTER_EXTRA_TIME = String.raw`a\.?\s?e\.?\s?t\.?`;
const PENALTIES = String.raw`(?:on\s+)?pen(?:altie)?\.?s?\.?`;
/** What stands beside a result: how it came about. */
const HOW = String.raw`${PENALTIES}|${AFTER_EXTRA_TIME}|aw(?:ar)?d(?:ed)?\.?`;
const RESULT = String.raw`${PAIR}(?:\s+(?:${HOW})(?![\p{L}])|\s*\([^)]*\)|,?\s+${PAIR}(?=\s+(?:${PENALTIES}|${AFTER_EXTRA_TIME})))*`;
const NOT_PLAYED = String.raw`n\/p|w\/o|abd\.?|ppd\.?`;
const BETWEEN_TEAMS = new RegExp(String.raw`^(.*?)\s+(${RESULT}|${NOT_PLAYED})\s+(.*)$`, 'iu');
const AFTER_TEAMS = new RegExp(String.raw`^(.*?)\s+vs?\.?\s+(.*?)(?:\s+(${RESULT}|${NOT_PLAYED}))?$`, 'iu');
const WITHOUT_RESULT = /^(.*?)\s+[-–]\s+(.*)$/;
/** Notes behind the away team: `(aet)`, `(aet, 5-3 pen)`. */
const NOTE_AT_END = new RegExp(
  String.raw`\s*\(((?:${AFTER_EXTRA_TIME}|${PAIR}\s+${PENALTIES})[^()]*)\)\s*$`,
  'i',
);
/** A result in words that are not known, or a list of scorers or of penalties: `2-1 Nehoda, 2-2 Flohe`. */
const NO_TEAM = /(?<!\d)\d{1,2}[-–:]\d{1,2}(?!\d)|^\d{1,2}\s?[-–:]\s?\d{1,2}\s|,$/;
/** `[postponed]`, `[cancelled; Austria withdrew]`, `[abandoned at 1-1]`. */
const STATUS = /\s*\[([a-z][a-z ]*)(?:[.;,:\d][^\]]*)?\]\s*/i;
/** `Att: 80000` behind a ground. */
const ATTENDANCE = /[\s,]*\bAtt(?:endance)?\.?:?\s*[\d_., ]+$/i;

/** A line cut into its words. The parts that it does not have are null. */
export interface TxtLine {
  date: WrittenDate | null;
  time: string | null;
  /** The ground: of the match of the line, or of the match below a line without teams. */
  venue: string | null;
  match: MatchLine | null;
  /** Nothing but a date, a time and a ground: they belong to the match below. */
  isHead: boolean;
}

interface MatchLine {
  /** The teams stand around a ` v ` or a result. A hyphen, or the `V.` of a name, may be one of a line-up. */
  isCertain: boolean;
  home: string;
  away: string;
  result: string | null;
  status: string | null;
}

/**
 * Reads a line of Football.TXT: `20:00  Zira FK  v Səbail FK  4-1 (3-0) @ Bakı`, `18.45 Zira FK 4-1 (3-0) Səbail FK`,
 * `June 12 18:00 @ Liège  Germany  1-1 Romania`, or the head of a match: `Sun Jul 13 15:00 UTC-3 @ Pocitos, Montevideo`.
 */
export function parseTxtLine(text: string): TxtLine {
  const line = text.replace(/^\(\d{1,3}\)\s+/, '');
  const dated = splitDate(line);
  const behindDate = (dated?.rest ?? line).trim();
  const time = TIME_AT_START.exec(behindDate)?.[0] ?? null;
  const rest = behindDate.slice(time?.length ?? 0).trim();
  const lead = { date: dated?.date ?? null, time };
  const head = { ...lead, match: null, isHead: true };
  // A weekday, a month and a day with further words are the teams of a match.
  if (rest === '') return { ...head, venue: null, isHead: dated !== null };
  if (!rest.startsWith('@')) {
    const [teams = '', ...place] = rest.split(/\s+@\s+/);
    const venue = place.length > 0 ? cutVenue(place.join(' @ ')) : null;
    const match = parseTeams(teams);
    return { ...lead, venue, match, isHead: false };
  }
  const place = rest.slice(1).trim();
  const [, ground = '', teams = ''] = /^(.*?)(?:\s{2,}|\t)\s*(.*)$/.exec(place) ?? [];
  const match = ground === '' ? null : parseTeams(teams);
  if (match) return { ...lead, venue: cutVenue(ground), match, isHead: false };
  return { ...head, venue: cutVenue(place) };
}

const cutVenue = (text: string) =>
  text
    .replace(/\s*▪.*$/, '')
    .replace(ATTENDANCE, '')
    .trim() || null;

/** The two teams with their result; null when the words are no match. */
function parseTeams(text: string): MatchLine | null {
  const status = STATUS.exec(text)?.[1]?.trim() ?? null;
  const rest = text.replace(STATUS, '   ').trim();
  const note = NOTE_AT_END.exec(rest)?.[1] ?? null;
  const teams = note === null ? rest : rest.replace(NOTE_AT_END, '');
  const toMatch = (
    [home = '', away = '']: readonly (string | undefined)[],
    result: string | null = null,
    isCertain = true,
  ): MatchLine | null => {
    if (NO_TEAM.test(home) || NO_TEAM.test(away)) return null;
    const isPlayed = result !== null && /^\d/.test(result);
    return {
      isCertain,
      home,
      away,
      result: isPlayed ? joinNote(result, note) : null,
      status: isPlayed || result === null ? (status ?? statusOfResult(result)) : result.toLowerCase(),
    };
  };
  const after = AFTER_TEAMS.exec(teams);
  if (after) return toMatch([after[1], after[2]], after[3], after[3] !== undefined || / vs?\.? /.test(teams));
  const between = BETWEEN_TEAMS.exec(teams);
  if (between) return toMatch([between[1], between[3]], between[2]);
  const without = WITHOUT_RESULT.exec(teams);
  return without ? toMatch([without[1], without[2]], null, false) : null;
}

/** `3-0 awd.` */
const statusOfResult = (result: string | null) =>
  result !== null && /\bawa?r?d/i.test(result) ? 'awarded' : null;

/** `1-1` with the note `aet, 5-3 pen` → `1-1 a.e.t., 5-3 pen.` */
function joinNote(result: string, note: string | null): string {
  if (note === null) return result;
  const kicks = new RegExp(PAIR).exec(note)?.[0];
  const hasExtraTime = new RegExp(AFTER_EXTRA_TIME, 'i').test(note);
  return `${result}${hasExtraTime ? ' a.e.t.' : ''}${kicks === undefined ? '' : `, ${kicks} pen.`}`;
}

export interface ResultWords {
  score: Score | null;
  halfTime: Score | null;
  /** After 90 minutes, when the match went into extra time. */
  regular: Score | null;
  shootOut: Score | null;
}

const parsePair = (text: string | undefined): Score | null => {
  const [, home, away] = /(\d{1,2})\s?[-–:]\s?(\d{1,2})/.exec(text ?? '') ?? [];
  return home === undefined ? null : { home: Number(home), away: Number(away) };
};

/**
 * `2-0 (1-0)`, `2-7 a.e.t. (2-3, 2-3)` or `4-5 pen. 1-2 a.e.t. (1-1, 0-1)`: in parentheses the score after 90 minutes and
 * at half-time. Alone it is that of half-time; of a match with extra time, which has two, that after 90 minutes.
 */
export function parseResult(text: string): ResultWords {
  const inside = /\(([^)]*)\)/.exec(text)?.[1]?.split(',') ?? [];
  const outside = text.replace(/\([^)]*\)/g, ' ');
  const kicks = new RegExp(String.raw`${PAIR}\s+${PENALTIES}`, 'i').exec(outside)?.[0];
  const played = kicks === undefined ? outside : outside.replace(kicks, ' ');
  // `4-5 pen. (1-1, 0-1)` has the score of the match only in the parentheses.
  const isOnlyKicks = parsePair(played) === null;
  const score = isOnlyKicks ? parsePair(inside[0]) : parsePair(played);
  const hasExtraTime = new RegExp(AFTER_EXTRA_TIME, 'i').test(played);
  const isRegularFirst = isOnlyKicks || hasExtraTime;
  return {
    score,
    halfTime: !isRegularFirst || inside.length > 1 ? parsePair(inside.at(-1)) : null,
    regular: hasExtraTime ? parsePair(inside[0]) : null,
    shootOut: parsePair(kicks),
  };
}
