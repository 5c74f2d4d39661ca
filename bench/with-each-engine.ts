import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { allMigrations } from '#app/server/site-database.ts';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import type { DatabaseTarget, OpenDatabase } from '#platform/db/engine-of.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { makeNewId } from '#platform/new-id.ts';
import { startThrowAwayPostgres } from '#tests/kit/databases/postgres.ts';

const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];

/** The engines that the arguments of a benchmark name (`sqlite`, `postgres`); all when they name none. */
export function chosenEngines(choices: readonly string[]): readonly EngineName[] {
  if (choices.includes('sqlite')) return ['SQLite'];
  return choices.includes('postgres') ? ['PostgreSQL'] : ENGINES;
}

/** Lets the database count its rows after it was filled, so that it chooses good plans. */
export async function analyse(engine: EngineName, db: Db): Promise<void> {
  await (engine === 'SQLite' ? sql`analyze` : sql`vacuum analyze`).execute(db);
}

/**
 * Calls `work` with a new migrated database of each engine that has the default categories, and removes it afterwards.
 * Leaves PostgreSQL out where it is not installed.
 */
export async function withEachEngine(
  work: (engine: EngineName, open: OpenDatabase, target: DatabaseTarget) => Promise<void>,
  engines: readonly EngineName[] = ENGINES,
): Promise<void> {
  const newId = makeNewId(randomBytes);
  const workIn = async (engine: EngineName, target: DatabaseTarget) => {
    const open = await openDatabase(target);
    try {
      await migrateToLatest(open, allMigrations);
      await seedDefaultCategories(open.db, { now: Date.now(), newId });
      await work(engine, open, target);
    } finally {
      await open.close();
    }
  };
  if (engines.includes('SQLite')) {
    const folder = mkdtempSync(join(tmpdir(), 'newsroom-bench-'));
    const file = join(folder, 'newsroom.sqlite');
    await workIn('SQLite', { kind: 'sqlite', file }).finally(() =>
      rmSync(folder, { recursive: true, force: true }),
    );
  }
  if (engines.includes('PostgreSQL')) {
    const server = startThrowAwayPostgres();
    if (server)
      await workIn('PostgreSQL', { kind: 'postgres', url: server.url }).finally(() => server.stop());
    else console.log('\nPostgreSQL: not installed, not measured.');
  }
}
