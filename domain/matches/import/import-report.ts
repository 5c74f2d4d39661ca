import type { Score } from '../fixture.ts';
import type { ImportWarning } from './parse/import-problem.ts';

/** What an import has done, or would do in a dry run. */
export interface ImportReport {
  competition: { slug: string; name: string };
  season: { slug: string; name: string; isNew: boolean };
  /** False for a dry run, and when a team is unknown. */
  isWritten: boolean;
  teams: {
    /** Names that the import creates. */
    created: string[];
    /** Names that are spelled differently in the file. */
    respelled: { name: string; team: string }[];
    unknown: { name: string; nearest: { slug: string; name: string }[] }[];
  };
  newRounds: string[];
  fixtures: { new: number; changed: number; unchanged: number };
  results: { new: number; corrected: number; unchanged: number };
  /** Matches that were postponed, cancelled, or are on again. */
  statuses: number;
  /** Matches whose result the newsroom or a provider has changed. The import leaves them as they are. */
  kept: KeptMatch[];
  moved: MovedMatch[];
  warnings: ImportWarning[];
}

interface MatchName {
  round: string | null;
  home: string;
  away: string;
}

export interface KeptMatch extends MatchName {
  /** The score of the file; null when the file has none. */
  file: Score | null;
  /** The score on the site; null when the match has none. */
  site: Score | null;
}

export interface MovedMatch extends MatchName {
  /** Epoch ms. */
  from: number;
  to: number;
}
