import { existsSync } from 'node:fs';
import { readSiteConfig } from '#app/server/read-site-config.ts';
import { openSiteDatabase } from '#app/server/site-database.ts';
import { type Config, loadEnvFile } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import { requireOwnFolder } from '#platform/files/claim-data-folder.ts';
import { prepareDataFolder, StartupError } from '#platform/startup-error.ts';

/**
 * What happens when there is no database yet. `refuse`: a wrong DATA_DIR must not become a new, empty database. `create`: the operator
 * begins a site with this command. `imagine`: the command only reads, in an empty database that is not stored.
 */
export type MissingDatabase = 'refuse' | 'create' | 'imagine';

/**
 * Runs `work` on the database of the site, with the configuration of the server. The server may be running.
 * @throws ConfigError, StartupError, DatabaseUnavailable, DatabaseTooNew, RestoreUnfinished.
 */
export async function withDatabase<Result>(
  work: (db: Db, config: Config) => Promise<Result>,
  missing: MissingDatabase = 'refuse',
): Promise<Result> {
  loadEnvFile();
  const config = readSiteConfig();
  const { database, dataDir } = config;
  const isMissing = database.kind === 'sqlite' && !existsSync(database.file);
  if (isMissing && missing === 'refuse')
    throw new StartupError(
      `DATA_DIR: there is no database in "${dataDir}"; start the site once or change DATA_DIR`,
    );
  // Files that SQLite creates beside the database are readable only by the owner, as those of the server.
  process.umask(0o077);
  if (isMissing && missing === 'create') {
    requireOwnFolder(config);
    prepareDataFolder(dataDir);
    process.stderr.write(`A new database is created in "${dataDir}".\n`);
  }
  const isImagined = isMissing && missing === 'imagine';
  const open = await openSiteDatabase(isImagined ? { kind: 'sqlite', file: ':memory:' } : database);
  try {
    return await work(open.db, config);
  } finally {
    await open.close();
  }
}
