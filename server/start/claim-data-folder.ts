import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockSqliteFolder } from '#db/engines/lock-sqlite-folder.ts';
import { temporaryFolder } from '#domain/media/files/local-file-store.ts';
import type { Config } from '../config.ts';
import { prepareDataFolder, StartupError } from './startup-error.ts';

/**
 * Makes the data folder this process's own: nobody but its owner may read it, and with SQLite no second server may use it.
 * New files of this process are for the owner alone from now on. Returns what gives the folder back.
 * @throws StartupError when it cannot be written or another server uses it.
 */
export function claimDataFolder({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): () => void {
  process.umask(0o077);
  prepareDataFolder(dataDir);
  closeToOthers(dataDir);
  // Servers on PostgreSQL may share a machine; what they share there is made for it.
  const release = database.kind === 'sqlite' ? lockSqliteFolder(dataDir) : () => {};
  if (release === null)
    throw new StartupError(
      `DATA_DIR: another server already uses "${dataDir}"; stop it or set DATA_DIR to another folder`,
    );
  // Nobody else writes here: what lies there was left by a process that was killed.
  if (database.kind === 'sqlite')
    rmSync(temporaryFolder(join(dataDir, 'files')), { recursive: true, force: true });
  return release;
}

/** Folders and files that older versions, or a restored backup, left readable for everybody. */
function closeToOthers(dataDir: string): void {
  try {
    chmodSync(dataDir, 0o700);
    for (const entry of readdirSync(dataDir, { withFileTypes: true }))
      if (entry.isDirectory() || entry.isFile())
        chmodSync(join(dataDir, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    // A folder that belongs to somebody else, or a file system without permissions: its owner decides.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  }
}
