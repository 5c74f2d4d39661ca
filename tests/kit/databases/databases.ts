import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, describe, inject } from 'vitest';
import type { DatabaseTarget, Engine, OpenDatabase } from '#db/engine.ts';
import { openDatabase } from '#db/open-database.ts';
import { emptyTables } from './empty-tables.ts';

export interface TestDatabase extends OpenDatabase {
  /** For opening the same database a second time (PostgreSQL; SQLite in memory cannot be shared). */
  target: DatabaseTarget;
}

/** Opens a migrated, empty database. Closed and removed by the kit; a second call in one test gives the same one. */
export type OpenTestDatabase = () => Promise<TestDatabase>;

/**
 * The same tests on SQLite in memory and on PostgreSQL:
 * `describeOnEachDatabase('listTags', (open) => { it('…', async () => { const { db } = await open(); … }) })`.
 */
export function describeOnEachDatabase(
  name: string,
  tests: (open: OpenTestDatabase, engine: Engine) => void,
): void {
  describeOnSqlite(name, (open) => tests(open, 'sqlite'));
  describeOnPostgres(name, (open) => tests(open, 'postgres'));
}

/** Only for what is SQLite's own, such as its query plans. */
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

/** Only for what PostgreSQL alone can show, such as two writers at once. */
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
        await emptyTables(database);
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
