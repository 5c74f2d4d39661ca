import type { Score } from '#features/matches/rules/fixture.ts';
import type { ImportProblem, ImportWarning } from './parse/imported-season.ts';

/** What an import has done, or would do in a dry run. */
export interface ImportReport {
  competition: { slug: string; name: string; isNew: boolean };
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
  /** The names of the stages that the import creates. */
  newStages: string[];
  newRounds: string[];
  /** `skipped`: in the files, but not taken. The warnings and `unread` say why. `unknown`: with a team that is not known. */
  matches: { read: number; skipped: number; unknown: number };
  fixtures: { new: number; changed: number; unchanged: number };
  results: { new: number; corrected: number; unchanged: number };
  /**
   * `read`: in the file. `linked`: of goals that are there, whose scorer has become a player of the site. `skipped`: not
   * taken; the warnings say why. `unnamed`: goals of the scores whose scorer the file does not have.
   */
  goals: {
    read: number;
    new: number;
    linked: number;
    removed: number;
    skipped: number;
    unnamed: number;
  };
  squads: { read: number; new: number; changed: number };
  /**
   * Players of squads, and referees. `known`: they are on the site already. `skipped`: without a name, twice in a squad, or with a name
   * that several players of the site have.
   */
  people: { read: number; new: number; known: number; skipped: number };
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
  /** What cannot be read and was left out, as asked. */
  unread: ImportProblem[];
  warnings: ImportWarning[];
}

/** Whether there is anything to write. */
export function hasChanges(report: ImportReport): boolean {
  const { season, fixtures, results, goals, squads, people, statuses, teams } = report;
  const count =
    fixtures.new +
    fixtures.changed +
    results.new +
    results.corrected +
    goals.new +
    goals.linked +
    goals.removed +
    squads.new +
    squads.changed +
    people.new +
    statuses;
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
