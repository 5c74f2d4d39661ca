import type { Db } from '#platform/db/schema.ts';
import { MAX_APART_MS, selectOpenFixtures } from './select-open-fixtures.ts';

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
