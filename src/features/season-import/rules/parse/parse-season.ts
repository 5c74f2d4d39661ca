import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Score } from '#features/matches/rules/fixture.ts';
import { hasMoreThan } from '#platform/limits/has-more-than.ts';
import { buildMatch } from './build-match.ts';
import {
  completeDate,
  type DateLine,
  parseDateLine,
  parseMatchLine,
  parseResult,
} from './football-txt-line.ts';
import {
  type ImportedMatch,
  type ImportedSeason,
  type ImportPlace,
  type ImportProblem,
  type ImportProblemCode,
  ImportRefused,
  isEnough,
} from './imported-season.ts';

/**
 * Parses a season in one of three formats, recognised by the content: openfootball JSON, CSV with a header, or
 * Football.TXT.
 * @throws ImportRefused when a line cannot be read, when there is no match, or when a match occurs twice.
 */
export function parseSeason(text: string): ImportedSeason {
  const content = text.replace(/^\uFEFF/, '').trimStart();
  const season = chooseParser(content)(text.replace(/^\uFEFF/, ''));
  if (season.matches.length === 0)
    throw new ImportRefused([{ place: { unit: 'line', number: 1 }, code: 'empty', text: '' }]);
  refuseRepeatedMatches(season.matches);
  return season;
}

function chooseParser(content: string): (text: string) => ImportedSeason {
  if (/^[{[]\s*["{\]}]/.test(content)) return parseOpenfootballJson;
  const [header = ''] = content.split(/\r?\n/, 1);
  return /[,;]/.test(header) && !/^[=#]/.test(header) ? parseSeasonCsv : parseFootballTxt;
}

const pair = z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]);
const team = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const matchShape = z.object({
  round: z.string().nullish(),
  date: z.string().nullish(),
  time: z.string().nullish(),
  team1: team,
  team2: team,
  score: z.object({ ht: pair, ft: pair, et: pair, p: pair }).partial().nullish(),
  status: z.string().nullish(),
  ground: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).nullish(),
});
const fileShape = z.object({ name: z.string().nullish(), matches: z.array(z.unknown()) });

const toScore = (value: [number, number] | undefined): Score | null =>
  value === undefined ? null : { home: value[0], away: value[1] };

/**
 * Parses a season of openfootball's football.json. Other properties, such as scorers, are ignored.
 * @throws ImportRefused with every match that cannot be read.
 */
function parseOpenfootballJson(text: string): ImportedSeason {
  const { name = null, matches } = parseFile(text);
  const season: ImportedSeason = { name, matches: [], warnings: [] };
  const problems: ImportProblem[] = [];
  for (const [index, value] of matches.entries()) {
    const place: ImportPlace = { unit: 'match', number: index + 1 };
    if (isEnough(season.matches, problems, place)) break;
    const source = JSON.stringify(value);
    const read = matchShape.safeParse(value);
    if (!read.success) {
      problems.push({ place, code: 'unreadable', text: source.slice(0, 80) });
      continue;
    }
    const {
      round = null,
      date = null,
      time = null,
      team1,
      team2,
      score,
      status = null,
      ground = null,
    } = read.data;
    const built = buildMatch({
      place,
      source,
      round,
      date,
      time,
      home: team1,
      away: team2,
      venue: ground,
      status,
      score: toScore(score?.et ?? score?.ft),
      halfTime: toScore(score?.ht),
      shootOut: toScore(score?.p),
    });
    problems.push(...built.problems);
    season.warnings.push(...built.warnings);
    if (built.match) season.matches.push(built.match);
  }
  if (problems.length > 0) throw new ImportRefused(problems);
  return season;
}

function parseFile(text: string): z.infer<typeof fileShape> {
  try {
    return fileShape.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'matches';
    throw new ImportRefused([
      { place: { unit: 'line', number: 1 }, code: 'jsonInvalid', text: reason.slice(0, 80) },
    ]);
  }
}

const NEEDED = ['date', 'home', 'away'] as const;

/** A season of 600 matches has 8,000. */
const MAX_CELLS = 50_000;

/** A record of the file by the names of its columns, with the line on which it ends. */
interface CsvRecord {
  record: Record<string, string | undefined>;
  info: { lines: number };
}

/**
 * Parses a CSV file (RFC 4180, with commas or semicolons) whose first line names the columns: `date`, `home` and `away`,
 * and if wanted `time`, `round`, `home_score`, `away_score`, `ht_home`, `ht_away`, `pen_home`, `pen_away`, `status` and
 * `venue`. Dates are `2024-08-02` or `02.08.2024`.
 * @throws ImportRefused with every line that cannot be read.
 */
function parseSeasonCsv(text: string): ImportedSeason {
  const season: ImportedSeason = { name: null, matches: [], warnings: [] };
  const problems: ImportProblem[] = [];
  for (const { record, info } of readRecords(text)) {
    const place: ImportPlace = { unit: 'line', number: info.lines };
    if (isEnough(season.matches, problems, place)) break;
    const source = Object.values(record).join(',');
    const cell = (name: string) => record[name]?.trim() || null;
    const readScore = (home: string, away: string): Score | null => {
      const [left, right] = [cell(home), cell(away)];
      if (left === null && right === null) return null;
      if (/^\d{1,2}$/.test(left ?? '') && /^\d{1,2}$/.test(right ?? ''))
        return { home: Number(left), away: Number(right) };
      problems.push({ place, code: 'scoreInvalid', text: `${left ?? ''}-${right ?? ''}` });
      return null;
    };
    const built = buildMatch({
      place,
      source,
      round: cell('round'),
      date: toIsoDate(cell('date')),
      time: cell('time'),
      home: record.home ?? '',
      away: record.away ?? '',
      venue: cell('venue'),
      status: cell('status'),
      score: readScore('home_score', 'away_score'),
      halfTime: readScore('ht_home', 'ht_away'),
      shootOut: readScore('pen_home', 'pen_away'),
    });
    problems.push(...built.problems);
    season.warnings.push(...built.warnings);
    if (built.match) season.matches.push(built.match);
  }
  if (problems.length > 0) throw new ImportRefused(problems);
  return season;
}

/** @throws ImportRefused for a file with more cells than a season can have, before it is parsed. */
function readRecords(text: string): CsvRecord[] {
  const refuse = (code: ImportProblem['code'], line: number, words: string) =>
    new ImportRefused([{ place: { unit: 'line', number: line }, code, text: words.slice(0, 80) }]);
  // Spreadsheets on Azerbaijani computers write semicolons.
  const [header = ''] = text.split(/\r?\n/, 1);
  const delimiter = header.includes(';') ? ';' : ',';
  if (hasMoreThan(text, delimiter, MAX_CELLS)) throw refuse('tooManyCells', 1, '');
  try {
    return parse(text, {
      delimiter,
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      columns: (names: string[]) => {
        const columns = names.map((name) => name.trim().toLowerCase());
        const missing = NEEDED.filter((name) => !columns.includes(name));
        if (missing.length > 0) throw refuse('columnsMissing', 1, missing.join(', '));
        return columns;
      },
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (error instanceof CsvError) throw refuse('unreadable', Number(error.lines ?? 1), error.message);
    throw error;
  }
}

function toIsoDate(text: string | null): string | null {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text ?? '') ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

const HEADING = /^=+\s*(.*?)\s*=*$/;
const ROUND = /^(?:[▪»•]+\s*(.+)|((?:matchday|round|quarter-?finals?|semi-?finals?|final)\b[^|]*))$/i;
/** Longer lines are no lines of a match. To search them would take long. */
const MAX_LINE_LENGTH = 500;
const NO_RESULT = { score: null, halfTime: null, shootOut: null };
/** A list of the teams of a group. It has no matches. */
const GROUP = /^Group\s+\w+\s*[|:]/i;

/**
 * Parses Football.TXT of openfootball. Lines with scorers are skipped.
 * @throws ImportRefused with every line that cannot be read.
 */
function parseFootballTxt(text: string): ImportedSeason {
  const season: ImportedSeason = { name: null, matches: [], warnings: [] };
  const problems: ImportProblem[] = [];
  let first: (DateLine & { year: number }) | null = null;
  let round: string | null = null;
  let date: string | null = null;
  let isDateRefused = false;
  let time: string | null = null;
  /** A list of scorers that goes on in the next line. */
  let scorers: ImportProblem | null = null;
  let depth = 0;

  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.split('#', 1)[0]?.trim() ?? '';
    const place: ImportPlace = { unit: 'line', number: index + 1 };
    if (isEnough(season.matches, problems, place)) break;
    const refuse = (code: ImportProblemCode) => problems.push({ place, code, text: line.slice(0, 80) });
    if (line.length > MAX_LINE_LENGTH) {
      refuse('unreadable');
      continue;
    }
    if (line === '' || GROUP.test(line)) continue;
    const heading = HEADING.exec(line)?.[1];
    const roundName = ROUND.exec(line);
    const day = parseDateLine(line);
    const isDivider = heading !== undefined || roundName !== null || day !== null;
    if (!isDivider && (depth > 0 || /^[([]/.test(line))) {
      if (depth === 0) scorers = { place, code: 'unreadable', text: line.slice(0, 80) };
      depth = Math.max(0, depth + countOf(line, /[([]/g) - countOf(line, /[)\]]/g));
      continue;
    }
    // The list was never closed, so the matches after it were not read.
    if (scorers && depth > 0) problems.push(scorers);
    depth = 0;
    if (heading !== undefined) {
      season.name ??= heading;
    } else if (day) {
      first ??= findFirstDate(day, season.name);
      date = first && completeDate(day, first);
      time = null;
      isDateRefused = date === null;
      if (isDateRefused) refuse('dateInvalid');
    } else if (roundName) {
      round = (roundName[1] ?? roundName[2] ?? '').trim();
      [date, time, isDateRefused] = [null, null, false];
    } else {
      const match = parseMatchLine(line);
      if (!match) {
        refuse('unreadable');
        continue;
      }
      // A blank time is that of the match before, on the same day.
      time = match.time ?? time;
      const result = match.result === null ? NO_RESULT : parseResult(match.result);
      const built = buildMatch({ place, source: line, round, date, ...match, time, ...result });
      // The line of a wrong date is reported once, not with each of its matches.
      problems.push(...built.problems.filter(({ code }) => code !== 'dateMissing' || !isDateRefused));
      season.warnings.push(...built.warnings);
      if (built.match) season.matches.push(built.match);
    }
  }
  if (scorers && depth > 0) problems.push(scorers);
  if (problems.length > 0) throw new ImportRefused(problems);
  return season;
}

/** The year of the first date, or else that of a title such as `Premier League 2024/25`. */
function findFirstDate(day: DateLine, title: string | null): (DateLine & { year: number }) | null {
  const year = day.year ?? Number(/\b(\d{4})(?:[/-]\d{2,4})?\b/.exec(title ?? '')?.[1] ?? Number.NaN);
  return Number.isNaN(year) ? null : { ...day, year };
}

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Two teams meet once at the same ground in a round. */
function refuseRepeatedMatches(matches: readonly ImportedMatch[]): void {
  const known = new Set<string>();
  const repeated = matches.filter(({ round, date, home, away }) => {
    const key = [round ?? date, home, away].join('|');
    const isKnown = known.has(key);
    known.add(key);
    return isKnown;
  });
  if (repeated.length > 0)
    throw new ImportRefused(
      repeated.map(({ place, home, away }) => ({ place, code: 'matchTwice', text: `${home} – ${away}` })),
    );
}
