import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { OpenDatabase } from '#platform/db/engine-of.ts';

/**
 * The processes of the PostgreSQL server of a database on this machine. None for SQLite, which works in the process that asks.
 */
export async function listDatabaseProcesses({ db, engine }: OpenDatabase): Promise<number[]> {
  if (engine !== 'postgres' || process.platform !== 'linux') return [];
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const server = parentOf(rows[0]?.pid ?? 0);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === server);
}

/** The process that started a process; null when it has ended. */
function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return null;
  }
}
