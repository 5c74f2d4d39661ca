import type { RoundName } from '#features/competitions/rules/stages/round-name.ts';
import type { StageKind } from '#features/competitions/tables.ts';
import type { Side } from '#features/matches/rules/event-fields.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import type { PlayerPosition } from '#features/teams/tables.ts';

/** One season as its files have it. Nothing is resolved to rows of the database yet. */
export interface ImportedSeason {
  /** The title of the file; null when it has none. */
  name: string | null;
  /** In their order. */
  stages: ImportedStage[];
  matches: ImportedMatch[];
  squads: ImportedSquad[];
  /** Its teams are national teams, also those whose names are those of no country. Otherwise the names decide. */
  isOfNations?: boolean;
  warnings: ImportWarning[];
  /** What cannot be read and was left out, when the import was asked to. Otherwise such a file is refused. */
  unread: ImportProblem[];
  skipped: SkippedCounts;
}

/** What the files have and the import does not take. The warnings and `unread` say why. */
export interface SkippedCounts {
  matches: number;
  goals: number;
  people: number;
}

/** A stage that the headings of a file name. */
export interface ImportedStage {
  kind: StageKind;
  /** Its name when it is not the usual one of its kind. */
  name: string | null;
  /** The names of its groups in their order; empty without groups. */
  groups: string[];
  /** How many matches most of its pairs have in a round of ties, or in the whole stage. */
  legs: number;
  /** A pair of a round of one match has played again. */
  hasReplays: boolean;
  /** Rounds in which a pair meets once, in a stage where others meet twice. */
  singleRounds: string[];
}

/** What the parsers read, before the stages of the whole season are known. */
export interface ReadSeason extends Pick<ImportedSeason, 'name' | 'squads' | 'warnings' | 'skipped'> {
  matches: ReadMatch[];
  /** The teams of groups that the file lists. */
  groups: { name: string; teams: string[] }[];
}

export function emptySeason(): ReadSeason {
  return {
    name: null,
    matches: [],
    groups: [],
    squads: [],
    warnings: [],
    skipped: { matches: 0, goals: 0, people: 0 },
  };
}

/** A match below the words of its heading. */
export interface ReadMatch extends Omit<ImportedMatch, 'stage' | 'group' | 'round'> {
  heading: RoundName;
}

/** The players whom a team has entered for the season. */
export interface ImportedSquad {
  place: ImportPlace;
  /** As the file spells it. */
  team: string;
  /** The three letters of a national team; null when the file has none. */
  code: string | null;
  /** Its players are at clubs, which the file names. */
  isNational: boolean;
  coach: string | null;
  players: ImportedPlayer[];
}

export interface ImportedPlayer {
  name: string;
  shirt: number | null;
  position: PlayerPosition | null;
  /** `1998-12-20`; null when the file has no day, or only the year. */
  bornOn: string | null;
  /** The year, when the file has no more. It tells players of one name apart. */
  birthYear: number | null;
}

export interface ImportedMatch {
  place: ImportPlace;
  /** The index of its stage in `ImportedSeason.stages`. */
  stage: number;
  group: string | null;
  /** The number of the round, or a key of `roundText` in `src/features/matches/text.ts`. */
  round: string | null;
  /** `2024-08-02`, in the time zone of the file. */
  date: string;
  /** `20:00`; null when the kick-off time is not known yet. */
  time: string | null;
  /** `+04:00` when the file gives one with the time; otherwise the time zone of the import counts. */
  offset: string | null;
  /** Names as the file spells them. */
  home: string;
  away: string;
  venue: string | null;
  /** Whether the ground is that of neither team; null when the file does not say. */
  isNeutral: boolean | null;
  referee: string | null;
  outcome: ImportedOutcome;
}

/** Why a file, or a match of it, cannot be imported. `src/features/season-import/text.ts` has the sentence of each code. */
export type ImportProblemCode =
  | 'unreadable'
  | 'empty'
  | 'jsonInvalid'
  | 'columnsMissing'
  | 'dateMissing'
  | 'dateInvalid'
  | 'timeInvalid'
  | 'teamMissing'
  | 'teamTwice'
  | 'scoreInvalid'
  | 'scoreMissing'
  | 'scoreUnexpected'
  | 'statusUnknown'
  | 'matchTwice'
  | 'squadTeamMissing'
  | 'playerInvalid'
  | 'tooManyMatches'
  | 'tooManyCells';

/** In the largest league a season has 600, in a qualification for a world championship 900. */
const MAX_MATCHES = 12_000;
const MAX_PROBLEMS = 100;

/** The problems that the parsers find. */
export interface Problems {
  list: ImportProblem[];
  /** So many stop the reading. */
  max: number;
}

/** Without `skips`, a hundred problems are enough to show. */
export function collectProblems(skips: boolean): Problems {
  return { list: [], max: skips ? Number.POSITIVE_INFINITY : MAX_PROBLEMS };
}

/** Whether a parser stops before the next match: there are enough problems to show, or more matches than a season has. */
export function isEnough(matches: readonly unknown[], problems: Problems, place: ImportPlace): boolean {
  if (matches.length >= MAX_MATCHES) problems.list.push({ place, code: 'tooManyMatches', text: '' });
  return matches.length >= MAX_MATCHES || problems.list.length >= problems.max;
}

/** Something that the import leaves out or assumes. It does not stop the import. */
export type ImportWarningCode =
  | 'shootOutLevel'
  | 'timeMissing'
  | 'dateAssumed'
  | 'awardAssumed'
  | 'teamsOpen'
  | 'playersTwice'
  | 'playerUnnamed'
  | 'playerUnclear'
  | 'matchRepeated'
  | 'abandoned'
  | 'teamTwiceInRound'
  | 'headingUnknown'
  | 'goalsUnread'
  | 'goalsMissing'
  | 'goalsTooMany'
  | 'linesSkipped'
  | 'groupUnknown';

/** Where something stands: a line of a text file, or the number of a match or of a squad in a JSON file. All begin with 1. */
export interface ImportPlace {
  unit: 'line' | 'match' | 'squad';
  number: number;
  /** The name of the file, when there are several. */
  file?: string;
}

export interface ImportProblem {
  place: ImportPlace;
  code: ImportProblemCode;
  /** The part of the file that is meant, shortened. */
  text: string;
}

export interface ImportWarning {
  place: ImportPlace;
  code: ImportWarningCode;
  /** The words that are meant, shortened. */
  text?: string;
}

/** The file cannot be imported. Contains the first hundred problems. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly problems: readonly ImportProblem[];

  constructor(problems: readonly ImportProblem[]) {
    super(
      problems.map(({ place, code, text }) => `${place.unit} ${place.number}: ${code} "${text}"`).join('\n'),
    );
    this.problems = problems;
  }
}

/** What the file says about the course of a match. */
export type ImportedOutcome =
  | { status: 'scheduled' | 'postponed' | 'cancelled' | 'abandoned' }
  | { status: 'awarded'; score: Score }
  | ImportedResult;

export interface ImportedResult {
  status: 'finished';
  /** After extra time, if there was any. Without the penalties of a shoot-out. */
  score: Score;
  halfTime: Score | null;
  /** After 90 minutes, when the match went into extra time. */
  regular: Score | null;
  shootOut: Score | null;
  /** The goals that the file names, in its order. */
  goals: ImportedGoal[];
}

export interface ImportedGoal {
  type: 'goal' | 'penaltyGoal' | 'ownGoal';
  /** The team that gets the goal. */
  side: Side;
  player: string;
  /** The player of the site with this name, when one is known. */
  playerId?: string | null;
  minute: number;
  added: number | null;
}
