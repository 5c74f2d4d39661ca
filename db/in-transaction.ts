import type { Db } from './schema.ts';

/**
 * Runs `work` in one transaction: the caller's, when `db` already is one, so that use cases can be put together.
 * Inside, use only the `tx` handed in; the outer `db` would wait for itself.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
