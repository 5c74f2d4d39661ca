import { buildMatch } from './build-match.ts';
import {
  completeDate,
  type DateLine,
  parseDateLine,
  parseMatchLine,
  parseResult,
} from './football-txt-line.ts';
import {
  type ImportPlace,
  type ImportProblem,
  type ImportProblemCode,
  ImportRefused,
  isEnough,
} from './import-problem.ts';
import type { ImportedSeason } from './imported-season.ts';

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
export function parseFootballTxt(text: string): ImportedSeason {
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
