import { CsvError, parse } from 'csv-parse/sync';
import type { Score } from '#features/matches/rules/fixture.ts';
import { hasMoreThan } from '#platform/limits/has-more-than.ts';
import { buildMatch } from './build-match.ts';
import { countGoals, parseGoals } from './goals.ts';
import {
  emptySeason,
  type ImportPlace,
  type ImportProblem,
  ImportRefused,
  isEnough,
  type Problems,
  type ReadSeason,
} from './imported-season.ts';

/** `A` → `Group A`. */
function toGroupHeading(group: string | null): string | null {
  return group !== null && group.length <= 2 ? `Group ${group}` : group;
}

const NEEDED = ['date', 'home', 'away'];

/** A qualification of 900 matches with all columns has 20,000, and a file may have several seasons of a region. */
const MAX_CELLS = 250_000;

/** A record of the file by the names of its columns, with the line on which it ends. */
interface CsvRecord {
  record: Record<string, string | undefined>;
  info: { lines: number };
}

/**
 * Parses a CSV file (RFC 4180, with commas or semicolons) whose first line names the columns: `date`, `home` and `away`,
 * and if wanted `time`, `stage`, `group`, `round`, `home_score`, `away_score`, `ht_home`, `ht_away`, `ft_home` and `ft_away`
 * (after 90 minutes of a match with extra time), `pen_home`, `pen_away`, `goals` (as `parseGoals` reads them), `status`, `venue`,
 * `neutral` and `referee`. Dates are `2024-08-02` or `02.08.2024`.
 * Adds a problem for every line that cannot be read.
 * @throws ImportRefused when it is no table, or one with more cells than a season can have.
 */
export function parseSeasonCsv(text: string, problems: Problems): ReadSeason {
  const season = emptySeason();
  for (const { record, info } of readCsv(text, NEEDED)) {
    const place: ImportPlace = { unit: 'line', number: info.lines };
    if (isEnough(season.matches, problems, place)) break;
    const source = Object.values(record).join(',');
    const before = problems.list.length;
    const cell = (name: string) => record[name]?.trim() || null;
    const readScore = (home: string, away: string): Score | null => {
      const [left, right] = [cell(home), cell(away)];
      if (left === null && right === null) return null;
      if (/^\d{1,2}$/.test(left ?? '') && /^\d{1,2}$/.test(right ?? ''))
        return { home: Number(left), away: Number(right) };
      problems.list.push({ place, code: 'scoreInvalid', text: `${left ?? ''}-${right ?? ''}` });
      return null;
    };
    const score = readScore('home_score', 'away_score');
    const words = cell('goals');
    const goals = words !== null && score ? parseGoals(words, score) : null;
    if (words !== null && !goals) {
      season.warnings.push({ place, code: 'goalsUnread', text: words.slice(0, 80) });
      season.skipped.goals += countGoals(words);
    }
    const built = buildMatch({
      place,
      source,
      headings: [cell('stage'), toGroupHeading(cell('group')), cell('round')].filter((one) => one !== null),
      date: toIsoDate(cell('date')),
      time: cell('time'),
      home: record.home ?? '',
      away: record.away ?? '',
      venue: cell('venue'),
      neutral: cell('neutral'),
      referee: cell('referee'),
      status: cell('status'),
      score,
      halfTime: readScore('ht_home', 'ht_away'),
      regular: readScore('ft_home', 'ft_away'),
      shootOut: readScore('pen_home', 'pen_away'),
      goals: goals ?? [],
    });
    season.skipped.goals += built.skippedGoals;
    problems.list.push(...built.problems);
    season.warnings.push(...built.warnings);
    if (built.match && problems.list.length === before) season.matches.push(built.match);
    else season.skipped.matches += 1;
  }
  return season;
}

/**
 * The records of a CSV file whose header has at least the columns `needed`, in any case.
 * @throws ImportRefused when it is no table, or one with more cells than a season can have: before it is parsed.
 */
export function readCsv(text: string, needed: readonly string[]): CsvRecord[] {
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
        const missing = needed.filter((name) => !columns.includes(name));
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
