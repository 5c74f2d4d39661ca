import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';

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
