export type TeamKind = 'club' | 'national';

interface TeamTable {
  id: string;
  slug: string;
  name: string;
  /** For narrow columns, at most 14 characters. */
  short_name: string;
  kind: TeamKind;
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
  team_id: string | null;
  shirt: number | null;
  /** JSON: grammar endings set by hand, with their hyphen if they have one; null when the rules are right. */
  grammar: string | null;
  version: number;
  /** The player that this duplicate was merged into. Ledgers keep the old id. */
  merged_into: string | null;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    team: TeamTable;
    team_alias: TeamAliasTable;
    team_redirect: TeamRedirectTable;
    player: PlayerTable;
  }
}
