import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, describe, inject } from 'vitest';
import type { DatabaseTarget, Engine, OpenDatabase } from '#platform/db/engine-of.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { leaveKeptPostgres, openKeptPostgres } from './kept-postgres.ts';

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
      if (!database) {
        database = await openTarget({
          kind: 'sqlite',
          file: ':memory:',
          image: readFileSync(inject('emptyDatabases').sqlite),
        });
        // Rows that nobody has put in order come from the last to the first, other than in PostgreSQL: no test passes by chance.
        await sql`pragma reverse_unordered_selects = on`.execute(database.db);
      }
      return database;
    });
  });
}

/** Only for behaviour that only PostgreSQL shows, such as two concurrent writers. */
export function describeOnPostgres(name: string, tests: (open: OpenTestDatabase) => void): void {
  describe.skipIf(!inject('postgresUrl'))(`${name} (PostgreSQL)`, () => {
    let database: TestDatabase | undefined;
    afterEach(async () => {
      if (database) await leaveKeptPostgres(database);
      database = undefined;
    });
    tests(async () => {
      if (!database) {
        const { url, ...open } = await openKeptPostgres();
        database = { ...open, target: { kind: 'postgres', url } };
      }
      return database;
    });
  });
}

async function openTarget(target: DatabaseTarget): Promise<TestDatabase> {
  return { ...(await openDatabase(target)), target };
}
