import type { Score } from '#features/matches/rules/fixture.ts';

/** The matches of one season as a file has them. Nothing is resolved to rows of the database yet. */
export interface ImportedSeason {
  /** The title of the file; null when it has none. */
  name: string | null;
  matches: ImportedMatch[];
  warnings: ImportWarning[];
}

export interface ImportedMatch {
  place: ImportPlace;
  /** The number of the round, or a key of the stages in `src/features/matches/text.ts`. */
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
  | 'roundUnknown'
  | 'teamMissing'
  | 'teamTwice'
  | 'scoreInvalid'
  | 'scoreMissing'
  | 'scoreUnexpected'
  | 'statusUnknown'
  | 'matchTwice'
  | 'tooManyMatches'
  | 'tooManyCells';

/** In the largest league a season has 600. */
const MAX_MATCHES = 2000;
const MAX_PROBLEMS = 100;

/** Whether a parser stops before the next match: there are enough problems to show, or more matches than a season has. */
export function isEnough(
  matches: readonly unknown[],
  problems: ImportProblem[],
  place: ImportPlace,
): boolean {
  if (matches.length >= MAX_MATCHES) problems.push({ place, code: 'tooManyMatches', text: '' });
  return matches.length >= MAX_MATCHES || problems.length >= MAX_PROBLEMS;
}

/** Something that the import leaves out or assumes. It does not stop the import. */
export type ImportWarningCode = 'shootOutLevel' | 'timeMissing' | 'abandoned' | 'teamTwiceInRound';

/** Where something stands: a line of a text file, or the number of a match in a JSON file. Both begin with 1. */
export interface ImportPlace {
  unit: 'line' | 'match';
  number: number;
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

interface ImportedResult {
  status: 'finished';
  /** After extra time, if there was any. Without the penalties of a shoot-out. */
  score: Score;
  halfTime: Score | null;
  shootOut: Score | null;
}
