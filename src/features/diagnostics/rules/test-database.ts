import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';

/**
 * Writes a row, reads it and deletes it (spec §7 'Connection test').
 * @throws the error of the engine, or an error when the row is not read back.
 */
export async function testDatabase(db: Db, { now, newId }: { now: number; newId: NewId }): Promise<void> {
  const id = newId();
  await db.insertInto('connection_test').values({ id, written_at: now }).execute();
  const found = await db
    .deleteFrom('connection_test')
    .where('id', '=', id)
    .returning('written_at')
    .executeTakeFirst();
  if (found?.written_at !== now) throw new Error('The database did not give back what was written');
}
