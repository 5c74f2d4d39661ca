import type { Flag, Moment } from './column-types.ts';

export interface MatchTables {
  competition: CompetitionTable;
  team: TeamTable;
  fixture: FixtureTable;
  fixture_event: FixtureEventTable;
  standing: StandingTable;
}

export type CompetitionRegion = 'azerbaijan' | 'europe' | 'world';

export type FixtureStatus = 'scheduled' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'abandoned';

/** The phase of a live match. */
export type MatchPhase = 'playing' | 'halftime' | 'extraTime' | 'penalties';

export type FixtureEventType =
  | 'goal'
  | 'ownGoal'
  | 'penaltyGoal'
  | 'missedPenalty'
  | 'yellow'
  | 'secondYellow'
  | 'red';

export type TableZone = 'ucl' | 'uel' | 'uecl' | 'playoff' | 'relegation';

interface CompetitionTable {
  id: string;
  slug: string;
  name: string;
  region: CompetitionRegion;
  /** The category that reports on it. Its row may not exist yet. */
  category_slug: string | null;
  /** The editors' order: lower stands higher. */
  position: number;
}

interface TeamTable {
  id: string;
  slug: string;
  name: string;
  /** For narrow columns, at most 14 characters. */
  short_name: string;
  /** Colours of the shirt, `#rrggbb`. */
  primary_color: string;
  secondary_color: string;
}

/**
 * One match from its announcement to the archive. The database refuses wrong states: only a match that has begun
 * has a score, and only a live match has a minute and a phase.
 */
export interface FixtureTable {
  id: string;
  competition_id: string;
  home_id: string;
  away_id: string;
  kick_off: Moment;
  venue: string | null;
  /** The number of the round, or a key of the stages in `az/text/site/match.ts`. */
  round: string | null;
  status: FixtureStatus;
  phase: MatchPhase | null;
  minute: number | null;
  /** Minutes played beyond `minute` at the end of a half: 45+2 is minute 45, added 2. */
  added: number | null;
  home_score: number | null;
  away_score: number | null;
  /** Demo data, shown as such. */
  sample: Flag;
  /** Epoch ms of the last change of the match or its events. */
  updated_at: Moment;
}

interface FixtureEventTable {
  id: string;
  fixture_id: string;
  type: FixtureEventType;
  /** The player's team. For an own goal, the team that gets the goal. */
  side: 'home' | 'away';
  player: string;
  minute: number;
  added: number | null;
  /** Orders events of one minute. */
  sequence: number;
}

/** A team's line in the table of a season. */
export interface StandingTable {
  competition_id: string;
  /** The year it began and the year it ended, `2024/25`. */
  season: string;
  team_id: string;
  position: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  points: number;
  /** The last results, oldest first: up to five of W, D and L. */
  form: string;
  /** Places gained (positive) or lost since the round before. */
  change: number;
  zone: TableZone | null;
  /** Demo data, shown as such. */
  sample: Flag;
}
