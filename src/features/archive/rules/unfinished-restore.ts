import type { Db } from '#platform/db/schema.ts';

/**
 * The table exists until the rows of an archive are written. It is created before the first migration and dropped in the
 * transaction of the rows, so a process that is killed before leaves it.
 */
const TABLE = 'unfinished_restore';

/** The database has not got the rows of an archive yet. The message is for the operator. */
export class RestoreUnfinished extends Error {
  override name = 'RestoreUnfinished';
}

export const markRestore = async (db: Db): Promise<void> => {
  await db.schema.createTable(TABLE).ifNotExists().addColumn('id', 'integer').execute();
};

export const unmarkRestore = (tx: Db): Promise<void> => tx.schema.dropTable(TABLE).execute();

/** @throws RestoreUnfinished. A server would take the database for a new site and write into it. */
export async function refuseUnfinishedRestore(db: Db): Promise<void> {
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === TABLE))
    throw new RestoreUnfinished(
      'A restore of an archive into this database has not finished. If it was interrupted, stop the server ' +
        'and run "npm run cli -- restore FILE" again, or use a new database',
    );
}
