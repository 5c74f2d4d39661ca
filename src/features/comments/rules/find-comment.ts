import type { Db } from '#platform/db/schema.ts';
import type { Comment } from './list-comments.ts';
import { selectPublicComments } from './select-public-comments.ts';

/** A public comment of an article, to answer or report it. Null when it is not public. */
export async function findComment(
  db: Db,
  { articleId, id }: { articleId: string; id: string },
): Promise<Comment | null> {
  const row = await selectPublicComments(db)
    .select(['comment.name', 'comment.text', 'comment.thread_id', 'comment.created_at'])
    .where('comment.id', '=', id)
    .where('comment.article_id', '=', articleId)
    .executeTakeFirst();
  if (!row) return null;
  const { name, text } = row;
  return { id, name, text, isAnswer: row.thread_id !== id, createdAt: row.created_at };
}
