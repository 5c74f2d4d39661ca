import type { Db } from '#platform/db/schema.ts';

export interface ProviderTeam {
  provider: string;
  externalId: string;
  name: string;
}

const MAX_LISTED = 200;

/** The teams of providers that no editor has linked yet, by name. */
export async function listUnlinkedTeams(db: Db): Promise<ProviderTeam[]> {
  return db
    .selectFrom('provider_team')
    .select(['provider', 'external_id as externalId', 'name'])
    .where('team_id', 'is', null)
    .orderBy('name')
    .limit(MAX_LISTED)
    .execute();
}

/** The linked teams of providers with our names, so that a wrong link can be removed. */
export async function listLinkedTeams(db: Db): Promise<(ProviderTeam & { team: string })[]> {
  return db
    .selectFrom('provider_team')
    .innerJoin('team', 'team.id', 'provider_team.team_id')
    .select(['provider', 'external_id as externalId', 'provider_team.name', 'team.name as team'])
    .orderBy('provider')
    .orderBy('external_id')
    .limit(MAX_LISTED)
    .execute();
}
