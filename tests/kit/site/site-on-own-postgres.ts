import { allMigrations } from '#app/server/site-database.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../databases/postgres.ts';
import { freePort } from './free-port.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

/** A site whose PostgreSQL servers belong to it alone, so that they can hang or crash. */
export interface SiteOnOwnPostgres {
  site: SiteProcess;
  url: string;
  postgres: ThrowAwayPostgres;
  /** Only with `standby`. */
  standby: ThrowAwayPostgres | null;
  stop(): Promise<void>;
}

/** Null where PostgreSQL is not installed. */
export async function startSiteOnOwnPostgres(options: {
  dataDir: string;
  fill: (db: Db) => Promise<void>;
  /** Pages are read from a standby. */
  standby?: boolean;
  env?: Record<string, string>;
}): Promise<SiteOnOwnPostgres | null> {
  const postgres = startThrowAwayPostgres();
  if (!postgres) return null;
  const open = await openDatabase({ kind: 'postgres', url: postgres.url });
  await migrateToLatest(open, allMigrations);
  await options.fill(open.db).finally(() => open.close());
  const standby = options.standby ? postgres.startStandby() : null;
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
    ...(standby && { DATABASE_READ_URL: standby.url }),
    ...options.env,
  });
  return {
    site,
    url,
    postgres,
    standby,
    async stop() {
      await site.stop();
      standby?.stop();
      postgres.stop();
    },
  };
}
