import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type OwnComment, selectOwnComments, toOwnComment } from './list-own-comments.ts';

/** @throws NotFound when another browser wrote the comment. */
export async function getOwnComment(
  db: Db,
  { id, commenterHash }: { id: string; commenterHash: string },
): Promise<OwnComment> {
  const row = await selectOwnComments(db, commenterHash).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('This browser has no such comment');
  return toOwnComment(row);
}
