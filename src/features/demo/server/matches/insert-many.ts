import type { Insertable } from 'kysely';
import type { Database, Db } from '#platform/db/schema.ts';

/** Rows of one statement. SQLite takes at most 32,766 parameters. */
const BATCH = 500;

/** Inserts rows in a few statements. Rows that exist already stay as they are. */
export async function insertMany<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + BATCH) as Insertable<Database[Table]>[])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
