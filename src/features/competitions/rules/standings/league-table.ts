import type { Team } from '#features/teams/rules/team.ts';
import type { StageKind, TableZone } from '../../tables.ts';
import type { Competition } from '../competition.ts';
import type { Zone } from './regulation.ts';

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
  /** A match of the team is being played and counts as it stands. */
  isLive: boolean;
}

/** A stage of a season, as pages name it: `formatStage`. */
export interface StageName {
  id: string;
  kind: StageKind;
  /** Its name when it is not the usual one of its kind. */
  name: string | null;
}

/** A table of a stage of a season, in the order of the positions. */
export interface LeagueTable {
  competition: Competition;
  season: { id: string; slug: string; name: string };
  stage: StageName;
  /** The name of the group, `A`; null when the stage has one table. */
  group: string | null;
  standings: Standing[];
  zones: Zone[];
  /** Points taken away, with the reason. */
  deductions: { team: Pick<Team, 'slug' | 'shortName'>; points: number; footnote: string }[];
  /** Places that editors have set against the rules, with the reason. */
  places: { team: Pick<Team, 'slug' | 'shortName'>; position: number; footnote: string }[];
  /** Its matches are sample data. */
  sample: boolean;
}

/** The lines of a table around these teams (slugs): each with the line above and below it. Null when none is in it. */
export function sliceTable(table: LeagueTable, teams: readonly string[]): LeagueTable | null {
  const places = table.standings.flatMap(({ team }, index) => (teams.includes(team.slug) ? [index] : []));
  if (places.length === 0) return null;
  const isNear = (index: number) => places.some((place) => Math.abs(place - index) <= 1);
  return { ...table, standings: table.standings.filter((_, index) => isNear(index)) };
}

/** The first places of a table, with the notes about them. */
export function headOfTable(table: LeagueTable, places: number): LeagueTable {
  const standings = table.standings.slice(0, places);
  const isShown = ({ team }: { team: { slug: string } }) =>
    standings.some((standing) => standing.team.slug === team.slug);
  return {
    ...table,
    standings,
    deductions: table.deductions.filter(isShown),
    places: table.places.filter(isShown),
  };
}
