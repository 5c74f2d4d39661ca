import { CsvError, parse } from 'csv-parse/sync';
import type { Score } from '#features/matches/rules/fixture.ts';
import { hasMoreThan } from '#platform/limits/has-more-than.ts';
import { buildMatch } from './build-match.ts';
import { type ImportPlace, type ImportProblem, ImportRefused, isEnough } from './import-problem.ts';
import type { ImportedSeason } from './imported-season.ts';

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
export function parseSeasonCsv(text: string): ImportedSeason {
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
      ...{ place, source, round: cell('round'), date: toIsoDate(cell('date')), time: cell('time') },
      ...{ home: record.home ?? '', away: record.away ?? '', venue: cell('venue'), status: cell('status') },
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
      ...{ delimiter, bom: true, info: true, skip_empty_lines: true, relax_column_count: true, trim: true },
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
