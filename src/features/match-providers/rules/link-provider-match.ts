import { lockFixture } from '#features/matches/rules/ledger/lock-fixture.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { linkFixture } from './link-open-fixtures.ts';

interface LinkInput {
  actor: Actor;
  provider: string;
  externalId: string;
  fixtureId: string;
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/**
 * Links a match of a provider to ours. For editors.
 * @throws InvalidInput without a match, Conflict when ours has another one of the provider, NotFound, Forbidden.
 */
export async function linkProviderMatch(db: Db, input: LinkInput): Promise<void> {
  const { actor, provider, externalId, fixtureId, now, newId } = input;
  requireRole(actor, 'editor');
  if (!fixtureId) throw new InvalidInput([{ field: 'match', code: 'feed.matchRequired' }]);
  await inTransaction(db, async (tx) => {
    await lockFixture(tx, fixtureId);
    const links = await tx
      .selectFrom('provider_fixture')
      .select(['external_id', 'fixture_id'])
      .where('provider', '=', provider)
      .where((eb) => eb.or([eb('external_id', '=', externalId), eb('fixture_id', '=', fixtureId)]))
      .execute();
    if (!links.some((link) => link.external_id === externalId))
      throw new NotFound(`${provider} has no match ${externalId}`);
    if (links.some((link) => link.fixture_id === fixtureId))
      throw new Conflict('feed.matchTaken', 'The match has been linked to another one of the provider');
    await linkFixture(tx, { provider, externalId, fixtureId });
    await recordAudit(tx, {
      ...{ actor, action: 'match.link', subjectType: 'match', subjectId: fixtureId, now, newId },
      before: null,
      after: { name: `${provider}/${externalId}` },
    });
  });
}
