import type { Db } from './schema.ts';

/**
 * Runs `work` in one transaction. When `db` is a transaction already, `work` becomes part of it, so that use cases can call
 * each other. `work` must use only its `tx`; a query on the outer `db` would wait forever.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
