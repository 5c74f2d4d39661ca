import type { Generated } from 'kysely';
import type { Moment } from '#platform/db/column-types.ts';

export type TeamKind = 'club' | 'national';
export type PlayerPosition = 'goalkeeper' | 'defender' | 'midfielder' | 'forward';

interface TeamTable {
  id: string;
  slug: string;
  name: string;
  /** For narrow columns, at most 14 characters. */
  short_name: string;
  kind: TeamKind;
  /** The code of the country, `AZE`: see `countries.ts`. Empty when it is not known. */
  country: Generated<string>;
  /** The three letters of the team, `QAR`. Empty when it has none. */
  code: Generated<string>;
  /** The address of the picture of its crest or flag; null without one. Its rights are those of the picture. */
  crest: string | null;
  /** Colours of the shirt, `#rrggbb`. */
  primary_color: string;
  secondary_color: string;
  /** JSON: grammar endings set by hand; null when the rules of `src/az/characters/endings.ts` are right. */
  grammar: string | null;
  version: number;
}

/** Another spelling of a team: `Sumgayit FK`. */
interface TeamAliasTable {
  id: string;
  team_id: string;
  alias: string;
  /** The folded spelling. It belongs to one team only. */
  folded: string;
}

/** An old address of a team. */
interface TeamRedirectTable {
  slug: string;
  team_id: string;
}

interface PlayerTable {
  id: string;
  slug: string;
  name: string;
  sort_key: string;
  /** The team that he plays for now. */
  team_id: string | null;
  shirt: number | null;
  position: PlayerPosition | null;
  /** The beginning of the day in Baku. */
  born_on: Moment | null;
  /** JSON: grammar endings set by hand, with their hyphen if they have one; null when the rules are right. */
  grammar: string | null;
  version: number;
  /** The player that this duplicate was merged into. Ledgers keep the old id. */
  merged_into: string | null;
}

/** An old address of a player. */
interface PlayerRedirectTable {
  slug: string;
  player_id: string;
}

/** The players of a team in a season, or whom a national team has called up. */
interface SquadTable {
  id: string;
  team_id: string;
  /** `Qarabağ 2025/26`, `Noyabr yığımı`. */
  name: string;
  /** `2025/26` or `2026`. */
  season: string;
  coach: string;
  /** The squad of a team that has begun last is its current one. */
  starts_on: Moment;
  version: number;
}

interface SquadPlayerTable {
  squad_id: string;
  player_id: string;
  shirt: number | null;
  /** Null: the position of the player. */
  position: PlayerPosition | null;
  /** When he came or left within the season. */
  joined_on: Moment | null;
  left_on: Moment | null;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    team: TeamTable;
    team_alias: TeamAliasTable;
    team_redirect: TeamRedirectTable;
    player: PlayerTable;
    player_redirect: PlayerRedirectTable;
    squad: SquadTable;
    squad_player: SquadPlayerTable;
  }
}
