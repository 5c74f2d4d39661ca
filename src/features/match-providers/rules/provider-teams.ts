import { listKnownTeams } from '#features/teams/rules/names/list-known-teams.ts';
import { resolveTeamNames } from '#features/teams/rules/names/resolve-team-names.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { linkOpenFixtures } from './provider-fixtures.ts';

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

interface LinkInput extends Change {
  provider: string;
  externalId: string;
  /** The name or an alias of our team; null removes the link, and those of the team's matches. */
  teamName: string | null;
}

/**
 * Links a team of a provider to ours, and then its matches. For editors.
 * @throws InvalidInput when we have no such team, NotFound without such a team of the provider, Forbidden.
 */
export async function linkProviderTeam(db: Db, input: LinkInput): Promise<void> {
  const { actor, provider, externalId, teamName, now, newId } = input;
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const team = teamName === null ? null : await findTeam(tx, teamName);
    const before = await tx
      .selectFrom('provider_team')
      .leftJoin('team', 'team.id', 'provider_team.team_id')
      .select(['provider_team.name', 'team.name as team'])
      .where('provider', '=', provider)
      .where('external_id', '=', externalId)
      .executeTakeFirst();
    if (!before) throw new NotFound(`${provider} has no team ${externalId}`);
    await tx
      .updateTable('provider_team')
      .set({ team_id: team?.id ?? null })
      .where('provider', '=', provider)
      .where('external_id', '=', externalId)
      .execute();
    if (team) await linkOpenFixtures(tx, { provider, now });
    else await unlinkFixtures(tx, { provider, externalId });
    await recordAudit(tx, { actor, now, newId }, 'feed.team', `${provider}/${externalId}`, {
      before: { name: before.name, team: before.team },
      after: { name: before.name, team: team?.name ?? null },
    });
  });
}

async function findTeam(tx: Db, name: string): Promise<{ id: string; name: string }> {
  const { teams } = resolveTeamNames([name.trim()], await listKnownTeams(tx));
  const team = teams.get(name.trim());
  if (!team) throw new InvalidInput([{ field: 'team', code: 'feed.teamUnknown' }]);
  return team;
}

async function unlinkFixtures(
  tx: Db,
  { provider, externalId }: { provider: string; externalId: string },
): Promise<void> {
  await tx
    .updateTable('provider_fixture')
    .set({ fixture_id: null, poll_at: null })
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('home_external_id', '=', externalId), eb('away_external_id', '=', externalId)]))
    .execute();
}
