import { DAY } from '#az/format/durations.ts';
import { isPartOfTie } from '#features/competitions/rules/stages/round-name.ts';
import { buildMatch, type MatchWords } from './build-match.ts';
import { parseResult, parseTxtLine, type TxtLine } from './football-txt-line.ts';
import { countGoals, parseGoals } from './goals.ts';
import {
  emptySeason,
  type ImportPlace,
  type ImportProblemCode,
  isEnough,
  type Problems,
  type ReadSeason,
} from './imported-season.ts';
import {
  completeDate,
  type DateRange,
  findDateRange,
  findFullYear,
  seasonFrom,
  type WrittenDate,
} from './match-date.ts';

const TITLE = /^(=+)\s*([^=].*?)\s*=*$/;
/** `▪ Group A` is inside of `= …`, `▪▪ Semi-finals` inside of `▪ Playoffs`. */
const MARKED_HEADING = /^([▪»•]+)\s*(.+)$/;
const PLAIN_HEADING =
  /^(?:matchday|round|quarter-?finals?|semi-?finals?|final|third[ -]place|match for third|group [a-z0-9]{1,2})\b[^:]*$/i;
/** The teams of a group. They stand above the matches. */
const GROUP_LIST = /^Group\s+(\w+)\s*[|:]\s*(.+)$/i;
const REFEREE = /^(?:refs?|referees?)\s*:\s*([^,;(]+)/i;
/** Another line with a name before a colon: a line-up, the spectators. */
const LABELLED = /^[\p{L}\d .&'’()-]{2,40}:\s/u;
/** `# Dates    Sun Jul 13 - Wed Jul 30 1930 (17d)` */
const DATES_COMMENT = /^\s*#\s*Dates?\s+(.+)$/i;
/** A sentence in brackets, without minutes. */
const NOTE = /^\[(?!.*\d\s*['’])/;
const MINUTE = /\d\s*['’′]/;
/** Longer lines are no lines of a match. To search them would take long. */
const MAX_LINE_LENGTH = 500;
const NO_RESULT = { score: null, halfTime: null, regular: null, shootOut: null };

/** What is known between two lines. */
interface Reading {
  season: ReadSeason;
  problems: Problems;
  /** The number of `=` of the first title, and how deep the last one is below it. */
  titleDepth: number;
  sectionDepth: number;
  /** The headings above, the outermost first. */
  headings: string[];
  /** The days of the season, from its comments or its first date. */
  range: DateRange | null;
  date: string | null;
  /** How many matches of two teams stand at an assumed day. */
  assumed: Map<string, number>;
  isDateRefused: boolean;
  time: string | null;
  /** The ground of the next match, from the line above it. */
  venue: string | null;
  /** The match whose goals may follow. */
  match: MatchWords | null;
  /** The text of its goals, as far as it has come. */
  goals: { text: string; first: string; place: ImportPlace; depth: number } | null;
  /** The lines of a line-up go on. */
  isInLineUp: boolean;
}

/**
 * Reads Football.TXT of openfootball: headings, groups, matches, scorers and referees. Line-ups are skipped with a warning.
 * Adds a problem for every line that cannot be read.
 */
export function parseFootballTxt(text: string, problems: Problems): ReadSeason {
  const reading: Reading = {
    season: emptySeason(),
    problems,
    titleDepth: 0,
    sectionDepth: 0,
    headings: [],
    range: null,
    date: null,
    assumed: new Map(),
    isDateRefused: false,
    time: null,
    venue: null,
    match: null,
    goals: null,
    isInLineUp: false,
  };
  for (const [index, raw] of blankComments(text).split(/\r?\n/).entries()) {
    const place: ImportPlace = { unit: 'line', number: index + 1 };
    if (isEnough(reading.season.matches, problems, place)) break;
    const [line = '', ...comment] = raw.split('#');
    readComment(reading, line.trim(), comment.join('#'), raw);
    readLine(reading, line.trim(), place);
  }
  endGoals(reading);
  endMatch(reading);
  return reading.season;
}

/** Blocks of comments become empty lines, so that the numbers of the others stay. */
function blankComments(text: string): string {
  let content = '';
  let end = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', end)) {
    const close = text.indexOf('-->', start);
    if (close < 0) break;
    content += text.slice(end, start) + text.slice(start, close).replace(/[^\n]/g, '');
    end = close + '-->'.length;
  }
  return content + text.slice(end);
}

/** A comment may say when the season is played: behind the title, or in a line of its own. */
function readComment(reading: Reading, line: string, comment: string, raw: string): void {
  if (comment === '' || reading.range !== null) return;
  const dates = DATES_COMMENT.exec(raw)?.[1];
  const isBesideTitle = TITLE.test(line) && reading.season.name === null;
  if (dates !== undefined) reading.range = findDateRange(dates, findYear(reading.season.name));
  else if (isBesideTitle) reading.range = findDateRange(comment, findYear(line));
}

function readLine(reading: Reading, line: string, place: ImportPlace): void {
  const { problems } = reading;
  const refuse = (code: ImportProblemCode) => problems.list.push({ place, code, text: line.slice(0, 80) });
  if (line.length > MAX_LINE_LENGTH) {
    refuse('unreadable');
    return;
  }
  if (line === '' || /^=+$/.test(line)) {
    reading.isInLineUp = false;
    return;
  }
  const title = TITLE.exec(line);
  const marked = MARKED_HEADING.exec(line);
  const words = title || marked ? null : parseTxtLine(line);
  // In an open list of scorers, `May 12, 34'` is a player.
  const isDated = words?.date && (reading.goals === null || words.match !== null);
  const isNew =
    title !== null ||
    marked !== null ||
    words?.isHead === true ||
    isDated === true ||
    isBesideList(reading, line, words);
  // A sentence goes on in the next line too, which is no list of scorers then.
  const isGoals = reading.goals !== null || (/^[([]/.test(line) && !reading.isInLineUp);
  if (!isNew && isGoals) {
    if (reading.goals !== null || !/^\(\d{1,3}\)\s/.test(line)) {
      continueGoals(reading, line, place);
      return;
    }
  }
  endGoals(reading);
  if (isNew) {
    endMatch(reading);
    reading.isInLineUp = false;
  }
  if (title) readTitle(reading, title[1]?.length ?? 1, title[2] ?? '');
  else if (marked) openHeading(reading, reading.sectionDepth + (marked[1]?.length ?? 1), marked[2] ?? '');
  else if (words) {
    if (words.date) readDate(reading, words.date, () => refuse('dateInvalid'));
    if (words.isHead) {
      reading.time = words.time;
      reading.venue = words.venue;
    } else readBody(reading, line, words, place);
  }
}

/** A match in an open list of scorers or a note, which is never closed then. The last line of a list closes it. */
function isBesideList({ goals }: Reading, line: string, words: TxtLine | null): boolean {
  if (!goals || !words?.match || depthOf(line) < 0 || MINUTE.test(line)) return false;
  const { home, away, isCertain } = words.match;
  const isSentence = /^\p{Ll}/u.test(home) && words.time === null;
  return !isSentence && (isCertain || words.time !== null || !/\d/.test(`${home}${away}`));
}

/** The first title is that of the file. Further ones are headings. */
function readTitle(reading: Reading, depth: number, title: string): void {
  if (reading.season.name === null) {
    reading.season.name = title;
    reading.titleDepth = depth;
    return;
  }
  const level = Math.max(1, depth - reading.titleDepth);
  openHeading(reading, level, title);
  reading.sectionDepth = level;
}

function readDate(reading: Reading, date: WrittenDate, refuse: () => void): void {
  const year = findFullYear(date, findYear(reading.season.name));
  reading.range ??= year === null ? null : seasonFrom({ ...date, year });
  reading.date = reading.range && completeDate(date, reading.range);
  reading.time = null;
  reading.venue = null;
  reading.isDateRefused = reading.date === null;
  if (reading.isDateRefused) refuse();
}

/** A line below the headings: the teams of a group, a match, or something about the match above. */
function readBody(reading: Reading, line: string, words: TxtLine, place: ImportPlace): void {
  const { season, problems } = reading;
  const list = GROUP_LIST.exec(line);
  if (list) {
    const teams = (list[2] ?? '').split(/\s{2,}|\t|,/).map((team) => team.trim());
    season.groups.push({ name: list[1]?.toUpperCase() ?? '', teams: teams.filter((team) => team !== '') });
    return;
  }
  const referee = REFEREE.exec(line)?.[1];
  if (referee !== undefined && reading.match) {
    reading.match.referee = referee;
    return;
  }
  const { match } = words;
  const isLabelled = words.date === null && LABELLED.test(line) && !/^\d{1,2}:\d{2}/.test(line);
  const isOther = words.time !== null || match?.isCertain === true || PLAIN_HEADING.test(line);
  if (isLabelled || (reading.isInLineUp && !isOther)) {
    season.warnings.push({ place, code: 'linesSkipped', text: line.slice(0, 80) });
    reading.isInLineUp = true;
    return;
  }
  reading.isInLineUp = false;
  if (!match && PLAIN_HEADING.test(line)) {
    endMatch(reading);
    openHeading(reading, reading.sectionDepth + 1, line);
    return;
  }
  endMatch(reading);
  if (!match) {
    problems.list.push({ place, code: 'unreadable', text: line.slice(0, 80) });
    return;
  }
  // A blank time is that of the match before, on the same day.
  reading.time = words.time ?? reading.time;
  const result = match.result === null ? NO_RESULT : parseResult(match.result);
  const { range } = reading;
  const isAssumed = reading.date === null && !reading.isDateRefused && range !== null;
  const date = isAssumed ? assumeDate(reading, range, `${match.home} ${match.away}`) : reading.date;
  if (isAssumed) season.warnings.push({ place, code: 'dateAssumed', text: line.slice(0, 80) });
  reading.match = {
    place,
    source: line,
    headings: reading.headings,
    ...match,
    date,
    venue: words.venue ?? reading.venue,
    time: reading.time,
    ...result,
  };
  reading.venue = null;
}

/** Of a match without a date only the season is known: it stands at its first day. A replay stands a day later. */
function assumeDate({ assumed }: Reading, { start }: DateRange, teams: string): string {
  const before = assumed.get(teams) ?? 0;
  assumed.set(teams, before + 1);
  return new Date(start + before * DAY).toISOString().slice(0, 10);
}

function openHeading(reading: Reading, level: number, text: string): void {
  // A replay belongs to the round above it.
  if (!isPartOfTie(text)) reading.headings = [...reading.headings.slice(0, level - 1), text];
  [reading.date, reading.time, reading.venue, reading.isDateRefused] = [null, null, null, false];
}

function continueGoals(reading: Reading, line: string, place: ImportPlace): void {
  const goals = reading.goals ?? { text: '', first: line, place, depth: 0 };
  goals.text = `${goals.text} ${line}`.trim();
  goals.depth = Math.max(0, goals.depth + depthOf(line));
  reading.goals = goals;
  if (goals.depth === 0) endGoals(reading);
}

/** Gives the goals to their match. A list that is never closed would have hidden the matches after it. */
function endGoals(reading: Reading): void {
  const { goals, match, season, problems } = reading;
  reading.goals = null;
  if (!goals) return;
  const isNote = NOTE.test(goals.text);
  if (goals.depth > 0) {
    problems.list.push({ place: goals.place, code: 'unreadable', text: goals.first.slice(0, 80) });
    if (!isNote) season.skipped.goals += countGoals(goals.text);
    return;
  }
  const read = match?.score ? parseGoals(goals.text, match.score) : null;
  if (match && read) {
    match.goals = [...(match.goals ?? []), ...read];
    return;
  }
  season.warnings.push({
    place: goals.place,
    code: isNote ? 'linesSkipped' : 'goalsUnread',
    text: goals.text.slice(0, 80),
  });
  if (!isNote) season.skipped.goals += countGoals(goals.text);
}

/** The match is complete: its goals have been read. */
function endMatch(reading: Reading): void {
  const { match, season, problems } = reading;
  reading.match = null;
  if (!match) return;
  const built = buildMatch(match);
  // The line of a wrong date is reported once, not with each of its matches.
  for (const problem of built.problems)
    if (problem.code !== 'dateMissing' || !reading.isDateRefused) problems.list.push(problem);
  if (built.match) season.matches.push(built.match);
  else season.skipped.matches += 1;
  season.skipped.goals += built.skippedGoals;
  season.warnings.push(...built.warnings);
}

function findYear(title: string | null): number | null {
  const year = /\b(\d{4})(?:[/-]\d{2,4})?\b/.exec(title ?? '')?.[1];
  return year === undefined ? null : Number(year);
}

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
/** How many parentheses and brackets of a line stay open. */
const depthOf = (line: string) => countOf(line, /[([]/g) - countOf(line, /[)\]]/g);
