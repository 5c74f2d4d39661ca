import type { Flag, Moment } from '#platform/db/column-types.ts';

export type CompetitionRegion = 'azerbaijan' | 'europe' | 'world';
export type CompetitionKind = 'league' | 'cup' | 'friendly';
export type TableZone = 'ucl' | 'uel' | 'uecl' | 'playoff' | 'relegation';

interface CompetitionTable {
  id: string;
  slug: string;
  name: string;
  region: CompetitionRegion;
  /** Only a league has a table. */
  kind: CompetitionKind;
  /** The category that reports on it. Its row may not exist yet. */
  category_slug: string | null;
  /** The editors' order: lower stands higher. */
  position: number;
  version: number;
}

/** One season of a competition. The one that starts last is the current season. */
interface SeasonTable {
  id: string;
  competition_id: string;
  /** `2024-25`. */
  slug: string;
  /** The year it began and the year it ended, `2024/25`. */
  name: string;
  starts_on: Moment;
  /** JSON of `Regulation` in `src/features/competitions/rules/standings/regulation.ts`. */
  regulation: string;
  version: number;
}

/** A team takes part in a season, also before its first match. */
interface SeasonTeamTable {
  season_id: string;
  team_id: string;
}

/** The place of a team in the table of a season, set by an editor: a decision of the association, a drawn lot. */
interface StandingPlaceTable {
  season_id: string;
  team_id: string;
  /** From 1. */
  position: number;
  /** The reason, as readers see it below the table. */
  footnote: string;
}

interface PointDeductionTable {
  id: string;
  season_id: string;
  team_id: string;
  /** Points taken away: above zero. */
  points: number;
  /** The reason, as readers see it below the table. */
  footnote: string;
}

interface RoundTable {
  id: string;
  season_id: string;
  /** The number of the round, or a key of the stages in `src/features/matches/text.ts`. */
  key: string;
  /** Orders the rounds of a season. */
  position: number;
}

/** What a team had before the first match of the season in this database: a site may begin in the middle of a season. */
type StandingStartTable = Pick<
  StandingTable,
  'season_id' | 'team_id' | 'won' | 'drawn' | 'lost' | 'goals_for' | 'goals_against' | 'form'
>;

/** A team's line in the table of a season. Derived from the ledgers of the matches: see `projectStandings`. */
export interface StandingTable {
  season_id: string;
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
  /** A match of the team is being played and counts as it stands. */
  is_live: Flag;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    competition: CompetitionTable;
    season: SeasonTable;
    season_team: SeasonTeamTable;
    point_deduction: PointDeductionTable;
    standing_place: StandingPlaceTable;
    round: RoundTable;
    standing_start: StandingStartTable;
    standing: StandingTable;
  }
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    /** A table. By id of the season. */
    [standings: `standings:${string}`]: true;
  }
}
