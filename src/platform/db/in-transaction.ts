import type { Db } from './schema.ts';

/**
 * Runs `work` in one transaction. When `db` is a transaction already, `work` becomes part of it, so that use cases can call
 * each other. `work` must use only its `tx`; a query on the outer `db` would wait forever.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Runs `work` on the database as it is now. Others may write meanwhile; `work` may not, and sees nothing of it. */
export function inSnapshot<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
