import { openPostgres } from './engines/postgres.ts';
import { openSqlite } from './engines/sqlite.ts';
import type { Db } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

export type DatabaseTarget =
  /** `file` is a path, made when absent, or `:memory:`. */
  { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export interface OpenDatabase {
  db: Db;
  engine: Engine;
  /**
   * Calls `listener` after a commit moved the site revision, here or in another process.
   * Several commits in a row may arrive as one call. Returns the function that ends it.
   */
  onRevision(listener: (revision: number) => void): () => void;
  /** The revision as committed now. */
  currentRevision(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens the database and proves that it answers. Creates a missing SQLite file, but never touches a damaged one.
 * Run `migrateToLatest` before use.
 * @throws DatabaseUnavailable with a sentence for the operator.
 */
export function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  return target.kind === 'sqlite' ? openSqlite(target.file) : openPostgres(target.url);
}
