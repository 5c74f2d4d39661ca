import type { Db } from '#db/schema.ts';
import type { Comment } from './list-comments.ts';

/** A public comment of an article, to answer or report it. Null when it is not public. */
export async function findComment(
  db: Db,
  { articleId, id }: { articleId: string; id: string },
): Promise<Comment | null> {
  const row = await db
    .selectFrom('comment')
    .select(['id', 'name', 'text', 'thread_id', 'created_at'])
    .where('id', '=', id)
    .where('article_id', '=', articleId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (!row) return null;
  const { name, text } = row;
  return { id, name, text, isAnswer: row.thread_id !== id, createdAt: row.created_at };
}
