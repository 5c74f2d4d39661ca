import type { Score } from '#features/matches/rules/fixture.ts';
import type { ImportWarning } from './parse/imported-season.ts';

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
  /** Demo matches of the season that the real ones replace. */
  removedSamples: number;
  /**
   * The table of a season can begin with totals of earlier matches. They go when the file has all these matches; otherwise
   * they stay, and matches of the file that they contain count twice.
   */
  startTotals: 'none' | 'replaced' | 'kept';
  warnings: ImportWarning[];
}

/** Whether there is anything to write. */
export function hasChanges({ season, fixtures, results, statuses, teams, ...report }: ImportReport): boolean {
  const count = fixtures.new + fixtures.changed + results.new + results.corrected + statuses;
  const isReplaced = report.removedSamples > 0 || report.startTotals === 'replaced';
  return season.isNew || count > 0 || teams.created.length > 0 || isReplaced;
}

interface MatchName {
  round: string | null;
  home: string;
  away: string;
}

interface KeptMatch extends MatchName {
  /** The score of the file; null when the file has none. */
  file: Score | null;
  /** The score on the site; null when the match has none. */
  site: Score | null;
}

interface MovedMatch extends MatchName {
  /** Epoch ms. */
  from: number;
  to: number;
}
