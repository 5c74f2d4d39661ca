import type { Db } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

export type DatabaseTarget =
  /** `file` is a path, made when absent, or `:memory:`; `image` the bytes of a database that is opened in memory instead. */
  { kind: 'sqlite'; file: string; image?: Buffer } | { kind: 'postgres'; url: string };

/** A database that answered, on either engine. */
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
