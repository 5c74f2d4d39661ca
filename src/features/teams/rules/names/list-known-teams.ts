import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';
import type { KnownTeam } from './resolve-team-names.ts';

/** All teams with their aliases. */
export async function listKnownTeams(db: Db): Promise<KnownTeam[]> {
  const teams = await db
    .selectFrom('team')
    .select(['id', 'slug', 'name', 'country'])
    .orderBy('name')
    .execute();
  const aliases = await db.selectFrom('team_alias').select(['team_id', 'alias']).execute();
  const byTeam = Map.groupBy(aliases, (row) => row.team_id);
  return teams.map((team) => ({ ...team, aliases: (byTeam.get(team.id) ?? []).map(({ alias }) => alias) }));
}

export interface TeamName {
  slug: string;
  name: string;
}

/** All teams, in alphabetical order. */
export async function listTeamNames(db: Db): Promise<TeamName[]> {
  const teams = await db.selectFrom('team').select(['slug', 'name']).execute();
  const keys = new Map(teams.map(({ slug, name }) => [slug, sortKey(name)]));
  return teams.sort((a, b) => ((keys.get(a.slug) ?? '') < (keys.get(b.slug) ?? '') ? -1 : 1));
}
