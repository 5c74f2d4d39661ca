import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countUnstartedMatches,
  listUnstartedMatches,
} from '#features/matches/rules/live/list-current-matches.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { applyFixtureFacts } from './apply-fixture-facts.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { listDueFixtures, resumePolls, setNextPoll } from './due-fixtures.ts';
import { linkOpenFixtures } from './provider-fixtures.ts';
import { makeSnapshot } from './provider-ledger.fixture.ts';
import { listUnlinkedMatches } from './provider-matches.ts';
import { listUnlinkedTeams } from './provider-teams.ts';
import { deleteOldSnapshots } from './providers.ts';

const provider = 'api-football';
let database: ExplainingDatabase;
let db: Db;
let fixtureId = '';

beforeAll(async () => {
  database = await openExplainingDatabase(async (filled) => {
    fixtureId = await writeFixture(filled);
  });
  db = database.db;
});
afterAll(() => database.close());

const inTransaction = (work: (tx: Db) => Promise<unknown>) => () => db.transaction().execute(work);
const snapshot = makeSnapshot({ fetchedAt: NOON });

const queries: Record<string, () => Promise<unknown>> = {
  'matches that are due': () =>
    listDueFixtures(db, { provider, preferred: ['openligadb'], now: NOON, limit: 20 }),
  'the next poll of a match': () => setNextPoll(db, { provider, fixtureId, at: NOON }),
  'matches after the clock was put back': () => resumePolls(db, { provider, now: NOON }),
  'a snapshot': inTransaction((tx) =>
    applySnapshot(tx, { provider, fixtureId, snapshot, body: '{}', now: NOON, newId }),
  ),
  'the facts of a match': () => applyFixtureFacts(db, { provider, fixture: snapshot, now: NOON, newId }),
  'matches to link': inTransaction((tx) => linkOpenFixtures(tx, { provider, now: NOON })),
  'unlinked teams': () => listUnlinkedTeams(db),
  'unlinked matches': () => listUnlinkedMatches(db, { now: NOON }),
  'old snapshots': () => deleteOldSnapshots(db, { now: NOON }),
  'matches without a kick-off': () => listUnstartedMatches(db, { now: NOON }),
  'their number': () => countUnstartedMatches(db, { now: NOON }),
};

it.each(Object.entries(queries))('%s: every table is read by an index', async (_, work) => {
  expect(await database.listTableScans(work)).toEqual([]);
});
