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
} from './import-problem.ts';
import type { ImportedSeason } from './imported-season.ts';

const HEADING = /^=+\s*(.*?)\s*=*$/;
const ROUND = /^(?:[▪»•]+\s*(.+)|((?:matchday|round|quarter-?finals?|semi-?finals?|final)\b[^|]*))$/i;
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
  let openParentheses = 0;

  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replace(/#.*$/, '').trim();
    const place: ImportPlace = { unit: 'line', number: index + 1 };
    const refuse = (code: ImportProblemCode) => problems.push({ place, code, text: line.slice(0, 80) });
    if (line === '' || GROUP.test(line)) continue;
    if (openParentheses > 0 || line.startsWith('(')) {
      openParentheses += countOf(line, '(') - countOf(line, ')');
      continue;
    }
    const heading = HEADING.exec(line)?.[1];
    const roundName = ROUND.exec(line);
    const day = parseDateLine(line);
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
  if (problems.length > 0) throw new ImportRefused(problems);
  return season;
}

/** The year of the first date, or else that of a title such as `Premier League 2024/25`. */
function findFirstDate(day: DateLine, title: string | null): (DateLine & { year: number }) | null {
  const year = day.year ?? Number(/\b(\d{4})(?:[/-]\d{2,4})?\b/.exec(title ?? '')?.[1] ?? Number.NaN);
  return Number.isNaN(year) ? null : { ...day, year };
}

const countOf = (text: string, letter: string) => text.split(letter).length - 1;
