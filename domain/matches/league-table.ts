import type { TableZone } from '#db/tables/matches.ts';
import type { Competition } from './competition.ts';
import type { Team } from './team.ts';

export type FormResult = 'W' | 'D' | 'L';

/** A line of a league table (spec §3). */
export interface Standing {
  position: number;
  team: Team;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  /** The last results, oldest first; at most five. */
  form: FormResult[];
  /** Positions gained (positive) or lost since the round before. */
  change: number;
  zone: TableZone | null;
}

/** The table of one season of a competition, in the order of the positions. */
export interface LeagueTable {
  competition: Competition;
  /** `2024/25`. */
  season: string;
  standings: Standing[];
  /** At least one line is sample data. */
  sample: boolean;
}
