import type { Flag, Moment } from '#platform/db/column-types.ts';

export type CompetitionRegion = 'azerbaijan' | 'europe' | 'world';
export type CompetitionKind = 'league' | 'split' | 'cup' | 'tournament' | 'europe' | 'friendly';
export type TableZone = 'ucl' | 'uel' | 'uecl' | 'promotion' | 'advance' | 'playoff' | 'relegation';

/**
 * What a stage of a season is. `league`: one table. `groups`: a table for each group. `split`: a table, or groups, that
 * continues an earlier stage. `knockout`, `playoff` and `qualifying`: ties. `friendly`: matches without a table.
 */
export type StageKind = 'league' | 'groups' | 'split' | 'knockout' | 'playoff' | 'qualifying' | 'friendly';

interface CompetitionTable {
  id: string;
  slug: string;
  name: string;
  region: CompetitionRegion;
  /** The kind of its seasons: see `seasonTemplates`. */
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
  version: number;
}

/** A part of a season with rules of its own. Only its matches count in its tables. */
interface StageTable {
  id: string;
  season_id: string;
  kind: StageKind;
  /** Its name when it is not the usual one of its kind. */
  name: string | null;
  /** The order of the stages, from 1. */
  position: number;
  /** JSON of `Regulation` in `src/features/competitions/rules/standings/regulation.ts`. */
  regulation: string;
  version: number;
}

/** A group of a stage. It has a table of its own. */
interface StageGroupTable {
  id: string;
  stage_id: string;
  /** `A`. */
  name: string;
  position: number;
}

/** A team takes part in a stage, also before its first match. */
interface StageTeamTable {
  stage_id: string;
  team_id: string;
  group_id: string | null;
}

/** Two teams that meet to decide who goes on, in one match or more. The matches name it in `fixture.tie_id`. */
export interface TieTable {
  id: string;
  stage_id: string;
  round_id: string;
  /** The place in its round, from 1. */
  position: number;
  /** The team that is at home first. Null: it follows from the source, or is not known. */
  home_id: string | null;
  away_id: string | null;
  /** JSON of `TieSource` in `src/features/competitions/rules/ties/tie-source.ts`. */
  home_source: string | null;
  away_source: string | null;
  /** The home team goes on without a match. */
  is_bye: Flag;
  /** The side that goes on by a decision. Null: it follows from the matches. */
  winner: 'home' | 'away' | null;
  /** The reason of the decision, as readers see it. */
  note: string | null;
  version: number;
}

/** The place of a team in the table of a stage, set by an editor: a decision of the association, a drawn lot. */
interface StandingPlaceTable {
  stage_id: string;
  team_id: string;
  /** From 1. In a group, its place in the group. */
  position: number;
  /** The reason, as readers see it below the table. */
  footnote: string;
}

interface PointDeductionTable {
  id: string;
  stage_id: string;
  team_id: string;
  /** Points taken away: above zero. */
  points: number;
  /** The reason, as readers see it below the table. */
  footnote: string;
}

interface RoundTable {
  id: string;
  season_id: string;
  stage_id: string;
  /** The number of the round, or a key of the stages in `src/features/matches/text.ts`. */
  key: string;
  /** Orders the rounds of a stage. */
  position: number;
}

/** What a team had before the first match of the stage in this database: a site may begin in the middle of a season. */
type StandingStartTable = Pick<
  StandingTable,
  'stage_id' | 'team_id' | 'won' | 'drawn' | 'lost' | 'goals_for' | 'goals_against' | 'form'
>;

/** A team's line in the table of a stage. Derived from the ledgers of the matches: see `projectStandings`. */
export interface StandingTable {
  season_id: string;
  stage_id: string;
  group_id: string | null;
  team_id: string;
  /** From 1. In a group, its place in the group. */
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

/** A coefficient as UEFA publishes it. */
export interface CoefficientTable {
  id: string;
  /** A club or a country. */
  name: string;
  season: string;
  points: string;
  place: number | null;
  /** Where the editor has it from. */
  source: string;
  /** The address of the source; empty for none. */
  address: string;
  position: number;
  version: number;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    competition: CompetitionTable;
    season: SeasonTable;
    stage: StageTable;
    stage_group: StageGroupTable;
    stage_team: StageTeamTable;
    tie: TieTable;
    point_deduction: PointDeductionTable;
    standing_place: StandingPlaceTable;
    round: RoundTable;
    standing_start: StandingStartTable;
    standing: StandingTable;
    coefficient: CoefficientTable;
  }
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    /** The tables of a season. By id of the season. */
    [standings: `standings:${string}`]: true;
    /** The stages, ties and matches of a season. By its id. */
    [season: `season:${string}`]: true;
  }
}
