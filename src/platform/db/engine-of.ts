import { PostgresAdapter } from 'kysely';
import type { Engine } from './engine.ts';
import type { Db } from './schema.ts';

/** The engine of a database or a transaction, for the few statements that differ between the engines. */
export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
