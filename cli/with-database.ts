import { existsSync } from 'node:fs';
import { readSiteConfig } from '#app/server/read-site-config.ts';
import { openSiteDatabase } from '#app/server/site-database.ts';
import { type Config, loadEnvFile } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import { StartupError } from '#platform/startup-error.ts';

/**
 * Runs `work` on the database of the site, with the configuration of the server. The server may be running.
 * @throws ConfigError, StartupError, DatabaseUnavailable, DatabaseTooNew, RestoreUnfinished.
 */
export async function withDatabase<Result>(
  work: (db: Db, config: Config) => Promise<Result>,
): Promise<Result> {
  loadEnvFile();
  const config = readSiteConfig();
  const { database, dataDir } = config;
  // A wrong DATA_DIR must not become a new, empty database.
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new StartupError(
      `DATA_DIR: there is no database in "${dataDir}"; start the site once or change DATA_DIR`,
    );
  // Files that SQLite creates beside the database are readable only by the owner, as those of the server.
  process.umask(0o077);
  const open = await openSiteDatabase(database);
  try {
    return await work(open.db, config);
  } finally {
    await open.close();
  }
}
