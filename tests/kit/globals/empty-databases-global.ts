import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { allMigrations } from '#app/server/site-database.ts';
import type { DatabaseTarget } from '#platform/db/engine-of.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createEmptyTables } from '../databases/empty-tables.ts';
import { makePostgresDatabase } from '../databases/make-postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Migrated once per run and copied for each test: a SQLite file, and the name of a database on `postgresUrl`. */
    emptyDatabases: { sqlite: string; postgres: string | null };
  }
}

/** Runs once, after the server and the folder exist. Migrating takes far longer than copying. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl, runFolder } = project.getProvidedContext();
  const file = join(runFolder, 'empty.sqlite');
  await migrate({ kind: 'sqlite', file });
  const onPostgres = postgresUrl ? await makePostgresDatabase(postgresUrl) : null;
  if (onPostgres) await migrate({ kind: 'postgres', url: onPostgres.url });
  const name = onPostgres && new URL(onPostgres.url).pathname.slice(1);
  project.provide('emptyDatabases', { sqlite: file, postgres: name });
  return async () => onPostgres?.drop();
}

async function migrate(target: DatabaseTarget): Promise<void> {
  const open = await openDatabase(target);
  await migrateToLatest(open, allMigrations);
  if (target.kind === 'postgres') await createEmptyTables(open.db);
  // The copies of the unit tests are in memory. SQLite cannot open a file there that is marked as having a write-ahead log.
  else await sql`pragma journal_mode = delete`.execute(open.db);
  await open.close();
}
