import { PostgresAdapter } from 'kysely';
import type { RevisionChange } from './revision-scope.ts';
import type { Db } from './schema.ts';

/** The engine of a database or a transaction, for the few statements that differ between the engines. */
export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

export type Engine = 'sqlite' | 'postgres';

export type DatabaseTarget =
  /** `file` is a path, created when missing, or `:memory:`. `image`: the bytes of a database to open in memory instead. */
  | { kind: 'sqlite'; file: string; image?: Buffer }
  /**
   * `listenUrl`: the server itself, when `url` is a pooler whose connections cannot listen. `connectionLimitMs`: how long a query
   * waits for a connection, when not as long as usual.
   */
  | { kind: 'postgres'; url: string; listenUrl?: string; connectionLimitMs?: number };

/** An open database of either engine. */
export interface OpenDatabase {
  db: Db;
  engine: Engine;
  /** Why the last write failed: no space, a broken disk, no permission. Null when it did not, or a later one was stored. */
  writeProblem(): string | null;
  /**
   * From now on a query of PostgreSQL that takes longer fails with DatabaseUnavailable. Without a call there is no limit, as
   * migrations and commands need it. Queries of SQLite cannot be ended.
   */
  limitQueries(limitMs: number): void;
  /**
   * Calls `listener` after a commit that increased the site revision, in this process or another. Several commits in a row
   * may give one call. Returns the function that removes the listener.
   */
  onRevision(listener: (change: RevisionChange) => void): () => void;
  /** Reads the last committed revision. */
  currentRevision(): Promise<number>;
  /** Reads the changes after this revision. */
  changesSince(revision: number): Promise<RevisionChange>;
  close(): Promise<void>;
}
