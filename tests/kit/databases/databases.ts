import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, describe, inject } from 'vitest';
import type { DatabaseTarget, Engine, OpenDatabase } from '#platform/db/engine-of.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { emptyTables } from './empty-tables.ts';

export interface TestDatabase extends OpenDatabase {
  /** For opening the same PostgreSQL database a second time. SQLite in memory cannot be shared. */
  target: DatabaseTarget;
}

/** Opens a migrated, empty database. The kit closes and removes it. A second call in one test returns the same one. */
export type OpenTestDatabase = () => Promise<TestDatabase>;

/**
 * Runs the same tests on SQLite in memory and on PostgreSQL:
 * `describeOnEachDatabase('listTags', (open) => { it('…', async () => { const { db } = await open(); … }) })`.
 */
export function describeOnEachDatabase(
  name: string,
  tests: (open: OpenTestDatabase, engine: Engine) => void,
): void {
  describeOnSqlite(name, (open) => tests(open, 'sqlite'));
  describeOnPostgres(name, (open) => tests(open, 'postgres'));
}

/** Only for behaviour that is specific to SQLite, such as its query plans. */
export function describeOnSqlite(name: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${name} (SQLite)`, () => {
    let database: TestDatabase | undefined;
    afterEach(async () => {
      await database?.close();
      database = undefined;
    });
    tests(async () => {
      database ??= await openTarget({
        kind: 'sqlite',
        file: ':memory:',
        image: readFileSync(inject('emptyDatabases').sqlite),
      });
      return database;
    });
  });
}

/** Only for behaviour that only PostgreSQL shows, such as two concurrent writers. */
export function describeOnPostgres(name: string, tests: (open: OpenTestDatabase) => void): void {
  const server = inject('postgresUrl');
  describe.skipIf(!server)(`${name} (PostgreSQL)`, () => {
    let database: TestDatabase | undefined;
    let clean = true;
    const databaseName = `test_${randomBytes(8).toString('hex')}`;
    afterEach(() => {
      clean = false;
    });
    afterAll(async () => {
      if (!database) return;
      await database.close();
      await onServer(server as string, `drop database ${databaseName} with (force)`);
    });
    tests(async () => {
      if (!database) {
        const { postgres } = inject('emptyDatabases');
        await onServer(server as string, `create database ${databaseName} template ${postgres}`);
        const url = new URL(server as string);
        url.pathname = `/${databaseName}`;
        database = await openTarget({ kind: 'postgres', url: url.href });
      } else if (!clean) {
        await emptyTables(database.db);
      }
      clean = true;
      return database;
    });
  });
}

async function openTarget(target: DatabaseTarget): Promise<TestDatabase> {
  return { ...(await openDatabase(target)), target };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
