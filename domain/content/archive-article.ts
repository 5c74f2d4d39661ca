import type { Db } from '#db/schema.ts';
import { Conflict, NotFound } from '#domain/errors.ts';

/**
 * Takes a published article out of lists, feeds and search; its address still answers. `now` in epoch milliseconds.
 * @throws NotFound, or Conflict 'status.notAllowed'.
 */
export async function archiveArticle(db: Db, { id, now }: { id: string; now: number }): Promise<void> {
  const archived = await db
    .updateTable('article')
    .set((eb) => ({ status: 'archived', updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'published')
    .returning('id')
    .executeTakeFirst();
  if (archived) return;
  const exists = await db.selectFrom('article').select('id').where('id', '=', id).executeTakeFirst();
  if (!exists) throw new NotFound(`No article has the id ${id}`);
  throw new Conflict('status.notAllowed', 'Only a published article can be archived');
}
