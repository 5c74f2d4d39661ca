import type { Db } from './schema.ts';

/** Runs `work` on the database as it is now. Others may write meanwhile; `work` may not, and sees nothing of it. */
export function inSnapshot<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
