import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const LOCK_FILE = 'server.lock';

/**
 * Locks a data folder for this process, so that two servers never write into the same folder. The operating system releases
 * the lock when the process ends, even after a crash. Returns the function that releases it, or null when another process
 * has the lock. On a file system without locks every process gets it.
 */
export function lockSqliteFolder(folder: string): (() => void) | null {
  let lock: Sqlite | undefined;
  try {
    lock = new Sqlite(join(folder, LOCK_FILE), { timeout: 0 });
    // Nothing is written to the file. Only the lock on it is used.
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    return String((error as { code?: string }).code).startsWith('SQLITE_BUSY') ? null : () => {};
  }
  heldLocks.add(lock);
  return () => {
    heldLocks.delete(lock);
    lock.close();
  };
}

/** References to the locks, because the garbage collector would close them. */
const heldLocks = new Set<Sqlite>();
