import { accessSync, chmodSync, constants, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { lockSqliteFolder } from '#platform/db/engines/lock-sqlite-folder.ts';
import { prepareDataFolder, StartupError } from '#platform/startup-error.ts';
import { temporaryFolder } from './create-local-file-store.ts';

/**
 * Reserves the data folder for this process: only its owner may read it, and with SQLite no second server may use it. From
 * then on only the owner may read new files of this process. Returns a function that releases the folder.
 * @throws StartupError when it or what the server keeps in it cannot be written, or another server uses it.
 */
export function claimDataFolder({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): () => void {
  process.umask(0o077);
  prepareDataFolder(dataDir);
  restrictPermissions(dataDir);
  requireWritable(dataDir);
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

/** What the server keeps in its folder. Whatever else is there, such as `lost+found`, may be of others. */
const KEPT = ['files', 'files/.tmp', 'mail', 'search', 'newsroom.sqlite', 'secrets.json', 'server.lock'];

/** A command that another user ran may have left files of that user. @throws StartupError */
function requireWritable(dataDir: string): void {
  for (const name of KEPT) {
    const path = join(dataDir, name);
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') continue;
      throw new StartupError(
        `DATA_DIR: "${path}" cannot be written (${code}), as after a command that another user ran; ` +
          `give it back to the user of the server: chown -R ${process.geteuid?.() ?? 'USER'} "${dataDir}"`,
      );
    }
  }
}

/**
 * Refuses to write files as root into a folder of another user: the server could not write them later.
 * @throws StartupError
 */
export function requireOwnFolder({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): void {
  if (process.geteuid?.() !== 0) return;
  // In a container root may keep its files in a folder of somebody else.
  const file = database.kind === 'sqlite' ? database.file : join(dataDir, 'files');
  const { uid } = statSync(file, { throwIfNoEntry: false }) ??
    statSync(dataDir, { throwIfNoEntry: false }) ?? { uid: 0 };
  if (uid !== 0)
    throw new StartupError(
      `DATA_DIR: "${dataDir}" belongs to the user with the id ${uid}, who could not write the files of root; ` +
        `run the command as that user, for instance with setpriv --reuid=${uid} --clear-groups`,
    );
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
