import type { Selectable } from 'kysely';
import { Conflict } from '#platform/errors.ts';
import { isUniqueViolation } from './errors.ts';
import { inTransaction } from './in-transaction.ts';
import type { Database, Db } from './schema.ts';

/**
 * Calls `write`, which inserts the row `row.id` of `table`, in a transaction. A form brings the id of what it creates (`readNewId`). It is
 * sent again when its answer did not arrive, perhaps while the first one is still being written: then nothing is written, and both
 * get the same answer.
 * @throws Conflict 'form.sentBefore' when the row has another value in one of the columns of `row`: the form was changed in between.
 */
export async function createOnce<Table extends keyof Database>(
  db: Db,
  table: Table,
  row: { id: string } & Partial<Selectable<Database[Table]>>,
  write: (tx: Db) => Promise<void>,
): Promise<void> {
  const isWritten = async (reader: Db): Promise<boolean> => {
    // The types of Kysely do not resolve for a table that is a parameter.
    const found: object | undefined = await reader
      .selectFrom(table as 'venue')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirst();
    if (!found) return false;
    const stored = found as Record<string, unknown>;
    if (Object.entries(row).some(([column, value]) => stored[column] !== value))
      throw new Conflict('form.sentBefore', 'The form was sent before, with other content');
    return true;
  };
  const writeUnlessWritten = async (tx: Db) => {
    if (!(await isWritten(tx))) await write(tx);
  };
  await inTransaction(db, writeUnlessWritten).catch(async (error) => {
    if (db.isTransaction || !isUniqueViolation(error) || !(await isWritten(db))) throw error;
  });
}
