import type { Db } from '#db/schema.ts';
import { NotFound } from '#domain/errors.ts';

/**
 * Removes an article with its tags, counts and old addresses, for good. Its picture stays in the library.
 * @throws NotFound
 */
export async function deleteArticle(db: Db, { id }: { id: string }): Promise<void> {
  const deleted = await db.deleteFrom('article').where('id', '=', id).returning('id').executeTakeFirst();
  if (!deleted) throw new NotFound(`No article has the id ${id}`);
}
