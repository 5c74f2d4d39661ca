import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { lockSqliteFolder } from '#platform/db/engines/lock-sqlite-folder.ts';
import { prepareDataFolder, StartupError } from '#platform/startup-error.ts';
import { temporaryFolder } from './create-local-file-store.ts';

/**
 * Reserves the data folder for this process: only its owner may read it, and with SQLite no second server may use it. From
 * then on only the owner may read new files of this process. Returns a function that releases the folder.
 * @throws StartupError when it cannot be written or another server uses it.
 */
export function claimDataFolder({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): () => void {
  process.umask(0o077);
  prepareDataFolder(dataDir);
  restrictPermissions(dataDir);
  // Servers on PostgreSQL may share the folder on one machine.
  const release = database.kind === 'sqlite' ? lockSqliteFolder(dataDir) : () => {};
  if (release === null)
    throw new StartupError(
      `DATA_DIR: another server already uses "${dataDir}"; stop it or set DATA_DIR to another folder`,
    );
  // Only this server writes here, so temporary files were left by a killed process.
  if (database.kind === 'sqlite')
    rmSync(temporaryFolder(join(dataDir, 'files')), { recursive: true, force: true });
  return release;
}

/** Removes the permissions of others, which older versions or a restored backup may have left. */
function restrictPermissions(dataDir: string): void {
  try {
    chmodSync(dataDir, 0o700);
    for (const entry of readdirSync(dataDir, { withFileTypes: true }))
      if (entry.isDirectory() || entry.isFile())
        chmodSync(join(dataDir, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    // The folder belongs to another user, or the file system has no permissions: leave it as it is.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  }
}
