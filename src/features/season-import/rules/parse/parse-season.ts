import { isDeepStrictEqual } from 'node:util';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import { assignStages, markQualifying } from './assign-stages.ts';
import {
  collectProblems,
  emptySeason,
  type ImportedMatch,
  type ImportedSeason,
  type ImportPlace,
  type ImportProblem,
  ImportRefused,
  type Problems,
  type ReadMatch,
  type ReadSeason,
} from './imported-season.ts';
import { parseSeasonCsv } from './parse-csv.ts';
import { parseFootballTxt } from './parse-football-txt.ts';
import { parseOpenfootballJson } from './parse-json.ts';
import { isSquadsTxt, parseSquadsTxt } from './parse-squads-txt.ts';
import { isWikitext, parseWikitext } from './parse-wikitext.ts';

/** A file of a season: its matches, a part of them, or squads. */
export interface SeasonFile {
  /** Null for a text without a file. */
  name: string | null;
  text: string;
}

/**
 * Parses a season in one of these formats, recognised by the content: JSON of openfootball, CSV with a header, Football.TXT, match boxes
 * of Wikipedia, or a list of squads.
 * @throws ImportRefused as `parseSeasonFiles`
 */
export function parseSeason(text: string): ImportedSeason {
  return parseSeasonFiles([{ name: null, text }]);
}

/**
 * Parses a season from its files: they are read as one. With `skipsUnread`, what cannot be read is left out, listed in `unread`,
 * and counted.
 * @throws ImportRefused when a line cannot be read, when there are neither matches nor squads, or when a match occurs twice.
 */
export function parseSeasonFiles(
  files: readonly SeasonFile[],
  { skipsUnread = false }: { skipsUnread?: boolean } = {},
): ImportedSeason {
  const problems = collectProblems(skipsUnread);
  const read = files.map((file) => readFile(file, { isOne: files.length === 1, problems }));
  refuseProblems(problems, skipsUnread);
  const joined = joinSeasons(read);
  const { matches, squads, skipped } = joined;
  if (matches.length + squads.length + skipped.matches === 0)
    throw new ImportRefused([toProblem({ unit: 'line', number: 1 }, 'empty', '')]);
  const season = assignStages(leaveOutCopies(joined));
  const twice = listRepeated(season);
  problems.list.push(
    ...twice.map(({ place, home, away }) => toProblem(place, 'matchTwice', `${home} – ${away}`)),
  );
  refuseProblems(problems, skipsUnread);
  return {
    ...season,
    matches: season.matches.filter((match) => !twice.includes(match)),
    skipped: { ...season.skipped, matches: season.skipped.matches + twice.length },
    unread: problems.list,
  };
}

const toProblem = (place: ImportPlace, code: ImportProblem['code'], text: string): ImportProblem => ({
  place,
  code,
  text,
});

function refuseProblems({ list }: Problems, skipsUnread: boolean): void {
  const isSevere = list.some(({ code }) => code === 'tooManyMatches');
  if (list.length > 0 && (!skipsUnread || isSevere)) throw new ImportRefused(list);
}

function readFile(
  { name, text }: SeasonFile,
  { isOne, problems }: { isOne: boolean; problems: Problems },
): ReadSeason {
  const own: Problems = { list: [], max: problems.max - problems.list.length };
  const withFile = <Found extends { place: ImportPlace }>(found: Found): Found =>
    isOne || name === null ? found : { ...found, place: { ...found.place, file: name } };
  try {
    const season = markQualifying(chooseParser(text, name)(text.replace(/^\uFEFF/, ''), own));
    problems.list.push(...own.list.map(withFile));
    return {
      ...season,
      matches: season.matches.map(withFile),
      squads: season.squads.map(withFile),
      warnings: season.warnings.map(withFile),
    };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    throw new ImportRefused(error.problems.map(withFile));
  }
}

function chooseParser(text: string, name: string | null): (text: string, problems: Problems) => ReadSeason {
  const content = text.replace(/^\uFEFF/, '').trimStart();
  // A page may begin with the braces of a box, which are none of JSON.
  if (isWikitext(content)) return parseWikitext;
  if (/^[{[]\s*["{[\]}]/.test(content)) return parseOpenfootballJson;
  const [header = ''] = content.split(/\r?\n/, 1);
  if (isSquadsTxt(content)) return (squads, problems) => parseSquadsTxt(squads, problems, name);
  return /[,;]/.test(header) && !/^[=#]/.test(header) ? parseSeasonCsv : parseFootballTxt;
}

/** The parts of one season as one. The first title counts. */
function joinSeasons(parts: readonly ReadSeason[]): ReadSeason {
  const sum = (count: (part: ReadSeason) => number) => parts.reduce((total, part) => total + count(part), 0);
  return {
    ...emptySeason(),
    name: parts.find(({ name }) => name !== null)?.name ?? null,
    matches: parts.flatMap(({ matches }) => matches),
    groups: parts.flatMap(({ groups }) => groups),
    squads: parts.flatMap(({ squads }) => squads),
    warnings: parts.flatMap(({ warnings }) => warnings),
    skipped: {
      matches: sum(({ skipped }) => skipped.matches),
      goals: sum(({ skipped }) => skipped.goals),
      people: sum(({ skipped }) => skipped.people),
    },
  };
}

/** Two files may have the same part of a season, and a file may repeat a line. A match that is the same in all counts once. */
function leaveOutCopies(season: ReadSeason): ReadSeason {
  const known = Map.groupBy(season.matches, ({ date, home, away }) => [date, home, away].join('|'));
  const copies = new Set(
    [...known.values()].flatMap((list) =>
      list.filter(({ place: _, ...match }, index) =>
        list.slice(0, index).some(({ place: __, ...other }) => isDeepStrictEqual(match, other)),
      ),
    ),
  );
  if (copies.size === 0) return season;
  const toWarning = ({ place, home, away }: ReadMatch) =>
    ({ place, code: 'matchRepeated', text: `${home} – ${away}` }) as const;
  return {
    ...season,
    matches: season.matches.filter((match) => !copies.has(match)),
    warnings: [...season.warnings, ...[...copies].map(toWarning)],
    skipped: { ...season.skipped, matches: season.skipped.matches + copies.size },
  };
}

/**
 * The matches that repeat another one: two teams meet once at the same ground in a round. In a round of ties they may play again on
 * another day.
 */
function listRepeated({ matches, stages }: Pick<ImportedSeason, 'matches' | 'stages'>): ImportedMatch[] {
  const known = new Set<string>();
  return matches.filter(({ stage, group, round, date, home, away }) => {
    const kind = stages[stage]?.kind ?? 'league';
    // The rounds of groups are counted here, so they say nothing about a repetition.
    const when = hasTies(kind) ? `${round} ${date}` : kind === 'groups' ? date : (round ?? date);
    const key = [stage, group, when, home, away].join('|');
    const isKnown = known.has(key);
    known.add(key);
    return isKnown;
  });
}
