import { internationalText } from '../../text.ts';
import { assignStages } from './assign-stages.ts';
import { buildMatch } from './build-match.ts';
import { toGoal } from './goals.ts';
import {
  collectProblems,
  emptySeason,
  type ImportedGoal,
  type ImportedSeason,
  type ImportPlace,
  ImportRefused,
  type ReadMatch,
  type ReadSeason,
} from './imported-season.ts';
import { readCsv } from './parse-csv.ts';

export interface InternationalFiles {
  /** CSV with the columns `date,home_team,away_team,home_score,away_score,tournament`, and if wanted `neutral`. Others, such as `city`, are not read. */
  results: string;
  /** CSV with the columns `date,home_team,away_team,team,scorer,minute,own_goal,penalty`; null without scorers. */
  goals: string | null;
}

/** The matches of one edition of a tournament. */
export interface InternationalSeason {
  competition: { slug: string; name: string };
  /** `1996-97`, or `1993` for one within a year. */
  slug: string;
  season: ImportedSeason;
}

export interface InternationalResults {
  /** In the order of their first matches. */
  seasons: InternationalSeason[];
  /** Tournaments that are not known, with the number of the matches that are left out. */
  others: ReadonlyMap<string, number>;
  /** Scorers that are left out: without a minute, or of a match that is. */
  skippedGoals: number;
}

const RESULT_COLUMNS = ['date', 'home_team', 'away_team', 'home_score', 'away_score', 'tournament'];
const GOAL_COLUMNS = ['date', 'home_team', 'away_team', 'team', 'scorer', 'minute', 'own_goal', 'penalty'];

type Row = Readonly<Record<string, string | undefined>>;
const cellOf = (row: Row, name: string) => row[name]?.trim() ?? '';
const keyOf = (row: Row) => ['date', 'home_team', 'away_team'].map((name) => cellOf(row, name)).join('|');
const hasTeam = (row: Row, team: string) =>
  [cellOf(row, 'home_team'), cellOf(row, 'away_team')].includes(team);

/**
 * Parses the results of one national team over many years, from the public collection "International football results", and divides them
 * into the editions of their tournaments. `since` is the first year that is read.
 * @throws ImportRefused when a line cannot be read.
 */
export function parseInternationalResults(
  files: InternationalFiles,
  { team, since }: { team: string; since: number },
): InternationalResults {
  const problems = collectProblems(false);
  const isAsked = (row: Row) => hasTeam(row, team) && Number(cellOf(row, 'date').slice(0, 4)) >= since;
  const goals = readGoals(files.goals, isAsked);
  const editions = new Map<string, { tournament: Tournament; slug: string; read: ReadSeason }>();
  const others = new Map<string, number>();
  for (const { record, info } of readCsv(files.results, RESULT_COLUMNS)) {
    if (!isAsked(record)) continue;
    const name = cellOf(record, 'tournament');
    const tournament = tournaments.get(name);
    if (!tournament) {
      others.set(name, (others.get(name) ?? 0) + 1);
      continue;
    }
    const scorers = goals.byMatch.get(keyOf(record)) ?? [];
    goals.byMatch.delete(keyOf(record));
    const built = readMatch(record, { place: { unit: 'line', number: info.lines }, scorers });
    problems.list.push(...built.problems);
    if (!built.match) continue;
    const slug = tournament.seasonOf(cellOf(record, 'date'));
    const edition = editions.get(`${name} ${slug}`) ?? { tournament, slug, read: emptySeason() };
    editions.set(`${name} ${slug}`, edition);
    edition.read.matches.push(leaveOutOfTables(built.match, tournament));
    // The collection has no times.
    edition.read.warnings.push(...built.warnings.filter(({ code }) => code !== 'timeMissing'));
    edition.read.skipped.goals += built.skippedGoals;
  }
  if (problems.list.length > 0) throw new ImportRefused(problems.list);
  return {
    seasons: [...editions.values()].map(({ tournament, slug, read }) => ({
      competition: { slug: tournament.slug, name: tournament.name },
      slug,
      season: { ...assignStages(read), isOfNations: true, unread: [] },
    })),
    others,
    skippedGoals: goals.unreadable + [...goals.byMatch.values()].flat().length,
  };
}

function readMatch(row: Row, { place, scorers }: { place: ImportPlace; scorers: readonly ImportedGoal[] }) {
  const [home, away] = [cellOf(row, 'home_score'), cellOf(row, 'away_score')];
  const isPlayed = /^\d{1,2}$/.test(home) && /^\d{1,2}$/.test(away);
  return buildMatch({
    place,
    source: Object.values(row).join(','),
    headings: [],
    date: cellOf(row, 'date'),
    time: null,
    home: cellOf(row, 'home_team'),
    away: cellOf(row, 'away_team'),
    venue: null,
    neutral: cellOf(row, 'neutral'),
    status: null,
    // `NA` stands for a match that is still to be played.
    score: isPlayed ? { home: Number(home), away: Number(away) } : null,
    halfTime: null,
    shootOut: null,
    goals: scorers,
  });
}

/** The goals of the asked matches, by match. */
function readGoals(
  text: string | null,
  isAsked: (row: Row) => boolean,
): { byMatch: Map<string, ImportedGoal[]>; unreadable: number } {
  const byMatch = new Map<string, ImportedGoal[]>();
  let unreadable = 0;
  for (const { record } of text === null ? [] : readCsv(text, GOAL_COLUMNS)) {
    if (!isAsked(record)) continue;
    const isTrue = (name: string) => /^true$/i.test(cellOf(record, name));
    const player = cellOf(record, 'scorer');
    const goal = toGoal({
      side: cellOf(record, 'team') === cellOf(record, 'home_team') ? 'home' : 'away',
      player,
      minute: Number(cellOf(record, 'minute')),
      added: 0,
      note: isTrue('own_goal') ? 'o' : isTrue('penalty') ? 'p' : '',
    });
    if (goal && player !== '') byMatch.set(keyOf(record), [...(byMatch.get(keyOf(record)) ?? []), goal]);
    else unreadable += 1;
  }
  return { byMatch, unreadable };
}

/** A tournament of the collection. */
interface Tournament {
  slug: string;
  name: string;
  /** The slug of the edition that a match of this day belongs to. */
  seasonOf: (date: string) => string;
}

const yearOf = (date: string) => date.slice(0, 4);
const overTwoYears = (first: number) => `${first}-${`${(first + 1) % 100}`.padStart(2, '0')}`;

/** The qualification for finals that are held every four years, such as 2020 and 2024: the two years before. */
const beforeFinals = (finals: number) => (date: string) => {
  const year = Number(yearOf(date));
  const next = year + ((((finals - year) % 4) + 4) % 4);
  return overTwoYears(next - 2);
};
/** The Nations League begins in even years. */
const fromEvenYear = (date: string) => overTwoYears(Math.floor(Number(yearOf(date)) / 2) * 2);

const tournaments: ReadonlyMap<string, Tournament> = new Map(
  Object.entries({
    Friendly: { slug: 'friendlies', name: internationalText.friendlies, seasonOf: yearOf },
    'FIFA World Cup': { slug: 'world-cup', name: internationalText.worldCup, seasonOf: yearOf },
    'FIFA World Cup qualification': {
      slug: 'world-cup-qualification',
      name: internationalText.worldCupQualification,
      seasonOf: beforeFinals(2022),
    },
    'UEFA Euro': { slug: 'euro', name: internationalText.euro, seasonOf: yearOf },
    'UEFA Euro qualification': {
      slug: 'euro-qualification',
      name: internationalText.euroQualification,
      seasonOf: beforeFinals(2024),
    },
    'UEFA Nations League': {
      slug: 'nations-league',
      name: internationalText.nationsLeague,
      seasonOf: fromEvenYear,
    },
    'FIFA Series': { slug: 'fifa-series', name: internationalText.fifaSeries, seasonOf: yearOf },
    'Malta International Tournament': {
      slug: 'malta-tournament',
      name: internationalText.maltaTournament,
      seasonOf: yearOf,
    },
  }),
);

/** A table would lack the matches of the other teams, so the matches count in none. */
function leaveOutOfTables(match: ReadMatch, { name }: Tournament): ReadMatch {
  return { ...match, heading: { stage: 'friendly', stageName: name, group: null, round: null } };
}
