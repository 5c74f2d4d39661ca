import { listKnownTeams } from '#features/teams/rules/names/list-known-teams.ts';
import { resolveTeamNames } from '#features/teams/rules/names/resolve-team-names.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { applyFixtureFacts } from './apply-fixture-facts.ts';
import { linkOpenFixtures } from './link-open-fixtures.ts';
import type { ProviderFixture, SnapshotTeam } from './match-snapshot.ts';

interface SaveInput {
  provider: string;
  fixtures: readonly ProviderFixture[];
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/**
 * Saves the list of matches of a provider, links them to ours, and takes over kick-off and venue. Teams are found by their
 * name or an alias. Unknown ones wait for an editor: nothing is created.
 */
export async function saveProviderFixtures(db: Db, input: SaveInput): Promise<void> {
  const { provider, fixtures, now } = input;
  await inTransaction(db, async (tx) => {
    await saveTeams(
      tx,
      provider,
      fixtures.flatMap(({ home, away }) => [home, away]),
    );
    for (const { externalId, kickOff, home, away } of fixtures) {
      if (kickOff === null) continue;
      await tx
        .insertInto('provider_fixture')
        .values({
          ...{ provider, external_id: externalId, kick_off: kickOff },
          ...{ home_external_id: home.externalId, away_external_id: away.externalId },
        })
        .onConflict((conflict) =>
          conflict.columns(['provider', 'external_id']).doUpdateSet({ kick_off: kickOff }),
        )
        .execute();
    }
    await linkOpenFixtures(tx, { provider, now });
  });
  for (const fixture of fixtures) await applyFixtureFacts(db, { ...input, fixture });
}

async function saveTeams(tx: Db, provider: string, teams: readonly SnapshotTeam[]): Promise<void> {
  const known = await tx
    .selectFrom('provider_team')
    .select('external_id')
    .where('provider', '=', provider)
    .execute();
  const linked = new Set(known.map((row) => row.external_id));
  const fresh = new Map(
    teams.filter((team) => !linked.has(team.externalId)).map((one) => [one.externalId, one]),
  );
  if (fresh.size === 0) return;
  const names = [...fresh.values()].map(({ name }) => name);
  const { teams: found } = resolveTeamNames(names, await listKnownTeams(tx));
  const rows = [...fresh.values()].map(({ externalId, name }) => ({
    ...{ provider, external_id: externalId, name, team_id: found.get(name)?.id ?? null },
  }));
  await tx
    .insertInto('provider_team')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
