import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { Conflict, NotFound } from '#domain/errors.ts';

/**
 * Shows an article to readers, whatever it was before; the moment of its first publication never changes
 * (spec §4). `now` in epoch milliseconds.
 * @throws NotFound, or Conflict 'status.notAllowed'.
 */
export async function publishArticle(db: Db, { id, now }: { id: string; now: number }): Promise<void> {
  const published = await db
    .updateTable('article')
    .set((eb) => ({
      status: 'published',
      published_at: eb.fn.coalesce('published_at', sql<number>`${now}`),
      scheduled_at: null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '<>', 'published')
    .returning('id')
    .executeTakeFirst();
  if (published) return;
  const exists = await db.selectFrom('article').select('id').where('id', '=', id).executeTakeFirst();
  if (!exists) throw new NotFound(`No article has the id ${id}`);
  throw new Conflict('status.notAllowed', 'The article is published already');
}
