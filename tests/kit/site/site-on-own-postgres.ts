import { allMigrations } from '#app/server/site-database.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../databases/postgres.ts';
import { freePort } from './free-port.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

/** A site whose PostgreSQL server belongs to it alone, so that it can hang or crash. */
export interface SiteOnOwnPostgres {
  site: SiteProcess;
  url: string;
  postgres: ThrowAwayPostgres;
  stop(): Promise<void>;
}

/** Null where PostgreSQL is not installed. */
export async function startSiteOnOwnPostgres(options: {
  dataDir: string;
  fill: (db: Db) => Promise<void>;
}): Promise<SiteOnOwnPostgres | null> {
  const postgres = startThrowAwayPostgres();
  if (!postgres) return null;
  const open = await openDatabase({ kind: 'postgres', url: postgres.url });
  await migrateToLatest(open, allMigrations);
  await options.fill(open.db).finally(() => open.close());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSiteProcess(url, {
    NODE_ENV: 'production',
    DEMO: '0',
    DATA_DIR: options.dataDir,
    DATABASE_URL: postgres.url,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    TRUST_PROXY: '1',
  });
  return {
    site,
    url,
    postgres,
    async stop() {
      await site.stop();
      postgres.stop();
    },
  };
}
