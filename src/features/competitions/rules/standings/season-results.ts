import type { FormResult } from './league-table.ts';
import type { Regulation } from './regulation.ts';

/** A match that counts: a result, or a live match as it stands. */
export interface CountedMatch {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Epoch ms. */
  kickOff: number;
  /** Orders the rounds; null when the match has none. */
  round: number | null;
  isLive: boolean;
}

/** What a team has without a match of the season: totals from before the first one, and points taken away. */
interface StartOfTeam {
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  form: FormResult[];
}

export interface SeasonResults {
  regulation: Regulation;
  /** The teams of the season, in alphabetical order: it decides when nothing else does. */
  teams: readonly string[];
  matches: readonly CountedMatch[];
  starts: ReadonlyMap<string, StartOfTeam>;
  /** Points taken away, by team. */
  deductions: ReadonlyMap<string, number>;
  /** The places that editors have set, by team, from 1. */
  places: ReadonlyMap<string, number>;
}
