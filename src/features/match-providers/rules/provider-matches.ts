import { DAY } from '#az/format/durations.ts';
import { lockFixture } from '#features/matches/rules/ledger/match-ledger.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { linkFixture, MAX_APART_MS, selectOpenFixtures } from './provider-fixtures.ts';

interface MatchChoice {
  id: string;
  home: string;
  away: string;
  /** Epoch ms. */
  kickOff: number;
}

/** A match of a provider that is none of ours, with ours around that time. */
export interface UnlinkedMatch {
  provider: string;
  externalId: string;
  home: string;
  away: string;
  /** Epoch ms. */
  kickOff: number;
  choices: MatchChoice[];
}

const MAX_LISTED = 25;
const MAX_CHOICES = 40;

/** The matches of providers that are not linked, from yesterday on, by kick-off. */
export async function listUnlinkedMatches(db: Db, { now }: { now: number }): Promise<UnlinkedMatch[]> {
  const rows = await selectOpenFixtures(db, { now })
    .select([
      'reported.provider',
      'reported.external_id as externalId',
      'reported.kick_off as kickOff',
      'home.name as home',
      'away.name as away',
    ])
    .orderBy('reported.kick_off')
    .orderBy('reported.external_id')
    .limit(MAX_LISTED)
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, choices: await listChoices(db, row) })));
}

/** Our matches around that time that the provider has not been linked to. */
function listChoices(
  db: Db,
  { provider, kickOff }: { provider: string; kickOff: number },
): Promise<MatchChoice[]> {
  return db
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .leftJoin('provider_fixture as link', (join) =>
      join.onRef('link.fixture_id', '=', 'fixture.id').on('link.provider', '=', provider),
    )
    .select(['fixture.id', 'home.name as home', 'away.name as away', 'fixture.kick_off as kickOff'])
    .where('fixture.kick_off', '>', kickOff - MAX_APART_MS)
    .where('fixture.kick_off', '<', kickOff + MAX_APART_MS)
    .where('fixture.sample', '=', 0)
    .where('link.external_id', 'is', null)
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .limit(MAX_CHOICES)
    .execute();
}

interface LinkInput extends Change {
  provider: string;
  externalId: string;
  fixtureId: string;
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
    await recordAudit(tx, { actor, now, newId }, 'match.link', fixtureId, {
      after: { name: `${provider}/${externalId}` },
    });
  });
}

/** A match whose provider reports a score that its own list of goals does not give. */
export interface ScoreConflict {
  fixtureId: string;
  provider: string;
  home: string;
  away: string;
  /** `2:1`. */
  reported: string;
  listed: string;
}

/** The contradictions of matches of the last day, the latest match first. `now` is epoch ms. */
export async function listScoreConflicts(db: Db, { now }: { now: number }): Promise<ScoreConflict[]> {
  const rows = await db
    .selectFrom('provider_fixture')
    .innerJoin('fixture', 'fixture.id', 'provider_fixture.fixture_id')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['fixture.id as fixtureId', 'provider', 'home.name as home', 'away.name as away'])
    .select(['reported_score as reported', 'listed_score as listed'])
    .where('reported_score', '>', '')
    .where('fixture.kick_off', '>', now - DAY)
    .orderBy('fixture.kick_off', 'desc')
    .orderBy('fixture.id')
    .limit(20)
    .execute();
  return rows.flatMap(({ reported, listed, ...match }) =>
    reported && listed ? [{ ...match, reported, listed }] : [],
  );
}
