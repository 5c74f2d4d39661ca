import type { Db } from '#platform/db/schema.ts';
import { POLLED_BEFORE_MS } from './plan-poll.ts';
import { MAX_APART_MS, selectOpenFixtures } from './select-open-fixtures.ts';

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
