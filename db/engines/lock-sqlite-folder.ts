import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const LOCK_FILE = 'server.lock';

/**
 * Claims a data folder for this process, so that two servers never write into one. The operating system drops the claim when
 * the process ends, however it ends. Returns what gives it back, or null when another process has it. Where the file
 * system knows no locks, everybody gets the claim.
 */
export function lockSqliteFolder(folder: string): (() => void) | null {
  let lock: Sqlite | undefined;
  try {
    lock = new Sqlite(join(folder, LOCK_FILE), { timeout: 0 });
    // Nothing is ever written into it: only the lock on the file counts.
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    return String((error as { code?: string }).code).startsWith('SQLITE_BUSY') ? null : () => {};
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** Keeps the locks from being closed by the garbage collector. */
const held = new Set<Sqlite>();
