import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import type { Database, Db } from '#db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { countUnstartedMatches, listUnstartedMatches } from '../live/list-unstarted-matches.ts';
import { applyFixtureFacts } from './apply-fixture-facts.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { deleteOldSnapshots } from './delete-old-snapshots.ts';
import { listDueFixtures, setNextPoll } from './due-fixtures.ts';
import { makeSnapshot } from './feed-ledger.fixture.ts';
import { linkOpenFixtures } from './link-open-fixtures.ts';
import { listUnlinkedTeams } from './review/list-provider-teams.ts';
import { listUnlinkedMatches } from './review/list-unlinked-matches.ts';

const provider = 'api-football';
const folder = mkdtempSync(join(tmpdir(), 'newsroom-plans-'));
const file = join(folder, 'site.db');
const asked: CompiledQuery[] = [];
let sqlite: Sqlite;
let db: Db;
let fixtureId = '';

beforeAll(async () => {
  const site = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(site);
  fixtureId = await writeFixture(site.db);
  await site.close();
  sqlite = new Sqlite(file);
  db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: sqlite as unknown as SqliteDatabase }),
    log: ({ query }) => {
      asked.push(query);
    },
  });
});
afterAll(() => {
  sqlite.close();
  rmSync(folder, { recursive: true });
});

const inTransaction = (work: (tx: Db) => Promise<unknown>) => () => db.transaction().execute(work);
const snapshot = makeSnapshot({ fetchedAt: NOON });

const queries: Record<string, () => Promise<unknown>> = {
  'matches that are due': () =>
    listDueFixtures(db, { provider, preferred: ['openligadb'], now: NOON, limit: 20 }),
  'the next poll of a match': () => setNextPoll(db, { provider, fixtureId, at: NOON }),
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
  asked.length = 0;
  await work();
  const plans = asked
    .filter(({ sql }) => /^(select|update|delete)/.test(sql))
    .flatMap(({ sql, parameters }) => sqlite.prepare(`explain query plan ${sql}`).all(parameters));
  expect(plans.length).toBeGreaterThan(0);
  const details = plans.map((step) => (step as { detail: string }).detail);
  expect(details.filter((detail) => /^SCAN (?!.*USING)/.test(detail))).toEqual([]);
});
