import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { inject } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Database, Db } from '#platform/db/schema.ts';

/** A SQLite database that explains the queries of a piece of work. */
export interface ExplainingDatabase {
  db: Db;
  /** All steps. @throws Error when `work` asks nothing. */
  listSteps(work: () => Promise<unknown>): Promise<string[]>;
  /** The steps that read a whole table without an index. @throws Error when `work` asks nothing. */
  listTableScans(work: () => Promise<unknown>): Promise<string[]>;
  close(): void;
}

/** Opens a migrated database that `fill` has written into. */
export async function openExplainingDatabase(
  fill: (db: Db) => Promise<unknown>,
): Promise<ExplainingDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-plans-'));
  const file = join(folder, 'site.db');
  cpSync(inject('emptyDatabases').sqlite, file);
  const site = await openDatabase({ kind: 'sqlite', file });
  await fill(site.db);
  await site.close();
  const asked: CompiledQuery[] = [];
  const sqlite = new Sqlite(file);
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: sqlite as unknown as SqliteDatabase }),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  async function listSteps(work: () => Promise<unknown>): Promise<string[]> {
    asked.length = 0;
    await work();
    const plans = asked
      .filter(({ sql }) => /^\s*(select|with|update|delete)/.test(sql))
      .flatMap(({ sql, parameters }) => sqlite.prepare(`explain query plan ${sql}`).all(parameters));
    if (plans.length === 0) throw new Error('Nothing was asked');
    return [...new Set(plans.map((step) => (step as { detail: string }).detail))];
  }
  return {
    db,
    listSteps,
    async listTableScans(work) {
      const steps = await listSteps(work);
      return steps.filter((step) => /^SCAN (?!.*USING)/.test(step));
    },
    close() {
      sqlite.close();
      rmSync(folder, { recursive: true });
    },
  };
}
