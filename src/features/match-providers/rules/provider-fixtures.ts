import { HOUR } from '#az/format/durations.ts';
import { listKnownTeams } from '#features/teams/rules/names/list-known-teams.ts';
import { isOpenTeam } from '#features/teams/rules/names/open-team.ts';
import { resolveTeamNames } from '#features/teams/rules/names/resolve-team-names.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { applyFixtureFacts } from './apply-fixture-facts.ts';
import { POLLED_BEFORE_MS } from './due-fixtures.ts';
import type { ProviderFixture, SnapshotTeam } from './match-snapshot.ts';

/** Links the open matches of a provider whose teams are known to our match of these teams around that time. */
export async function linkOpenFixtures(
  tx: Db,
  { provider, now }: { provider: string; now: number },
): Promise<void> {
  const open = await selectOpenFixtures(tx, { now })
    .select([
      'reported.external_id',
      'reported.kick_off',
      'home.team_id as home_id',
      'away.team_id as away_id',
    ])
    .where('reported.provider', '=', provider)
    .execute();
  for (const { external_id, kick_off, home_id, away_id } of open) {
    if (home_id === null || away_id === null) continue;
    const candidates = await tx
      .selectFrom('fixture')
      .select(['id', 'kick_off'])
      .where('home_id', '=', home_id)
      .where('away_id', '=', away_id)
      .where('kick_off', '>', kick_off - MAX_APART_MS)
      .where('kick_off', '<', kick_off + MAX_APART_MS)
      .where('sample', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('provider_fixture')
              .select('external_id')
              .where('provider', '=', provider)
              .whereRef('fixture_id', '=', 'fixture.id'),
          ),
        ),
      )
      .execute();
    const apart = (at: number) => Math.abs(at - kick_off);
    const [nearest] = candidates.sort((a, b) => apart(a.kick_off) - apart(b.kick_off));
    if (nearest) await linkFixture(tx, { provider, externalId: external_id, fixtureId: nearest.id });
  }
}

/** A provider may have another day for a match, until its kick-off is fixed. */
export const MAX_APART_MS = 36 * HOUR;

/** Selects the matches of providers that are linked to none of ours and not long over at `now` (epoch ms), with their teams. */
export function selectOpenFixtures(db: Db, { now }: { now: number }) {
  return db
    .selectFrom('provider_fixture as reported')
    .innerJoin('provider_team as home', (join) =>
      join
        .onRef('home.provider', '=', 'reported.provider')
        .onRef('home.external_id', '=', 'reported.home_external_id'),
    )
    .innerJoin('provider_team as away', (join) =>
      join
        .onRef('away.provider', '=', 'reported.provider')
        .onRef('away.external_id', '=', 'reported.away_external_id'),
    )
    .where('reported.fixture_id', 'is', null)
    .where('reported.kick_off', '>', now - MAX_APART_MS);
}

/** Links a match of a provider to ours. It is polled when its time has come. */
export async function linkFixture(
  tx: Db,
  { provider, externalId, fixtureId }: { provider: string; externalId: string; fixtureId: string },
): Promise<void> {
  await tx
    .updateTable('provider_fixture')
    .set((eb) => ({ fixture_id: fixtureId, poll_at: eb('kick_off', '-', POLLED_BEFORE_MS) }))
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .execute();
}

interface SaveInput {
  provider: string;
  fixtures: readonly ProviderFixture[];
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/**
 * Saves the list of matches of a provider, links them to ours, and takes over kick-off and venue. Teams are found by their
 * name or an alias. Unknown ones wait for an editor: nothing is created. Matches whose teams are not known yet, such as the winner of
 * a semi-final, are left out. Returns the rounds that fit no stage of their season.
 */
export async function saveProviderFixtures(db: Db, input: SaveInput): Promise<string[]> {
  const { provider, now } = input;
  const fixtures = input.fixtures.filter(
    ({ home, away }) => !isOpenTeam(home.name) && !isOpenTeam(away.name),
  );
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
          provider,
          external_id: externalId,
          kick_off: kickOff,
          home_external_id: home.externalId,
          away_external_id: away.externalId,
        })
        .onConflict((conflict) =>
          conflict.columns(['provider', 'external_id']).doUpdateSet({ kick_off: kickOff }),
        )
        .execute();
    }
    await linkOpenFixtures(tx, { provider, now });
  });
  const unknown: string[] = [];
  for (const fixture of fixtures) {
    const round = await applyFixtureFacts(db, { ...input, fixture });
    if (round !== null) unknown.push(round);
  }
  return unknown;
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
    provider,
    external_id: externalId,
    name,
    team_id: found.get(name)?.id ?? null,
  }));
  await tx
    .insertInto('provider_team')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
