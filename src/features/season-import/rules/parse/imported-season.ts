import type { Score } from '#features/matches/rules/fixture.ts';
import type { ImportPlace, ImportWarning } from './import-problem.ts';

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
