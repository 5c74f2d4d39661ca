import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

/** A public comment. */
export interface Comment {
  id: string;
  name: string;
  text: string;
  /** It answers another comment, which stands before it, maybe on an earlier page. */
  isAnswer: boolean;
  createdAt: number;
}

export interface CommentPage {
  comments: Comment[];
  /** The id after which the next page begins; null on the last page. */
  next: string | null;
}

const PER_PAGE = 20;

/** A page of the approved comments of an article: threads by their beginning, each with its answers in order. */
export async function listComments(
  db: Db,
  { articleId, after = null }: { articleId: string; after?: string | null },
): Promise<CommentPage> {
  const last = after === null ? null : await findPosition(db, { articleId, id: after });
  const rows = await selectPublicComments(db)
    .where('comment.article_id', '=', articleId)
    .select(['comment.id', 'comment.name', 'comment.text', 'comment.thread_id', 'comment.created_at'])
    .$if(last !== null, (query) =>
      query.where(
        sql<boolean>`(comment.thread_at, comment.thread_id, comment.created_at, comment.id) >
          (${last?.thread_at}, ${last?.thread_id}, ${last?.created_at}, ${last?.id})`,
      ),
    )
    .orderBy('comment.thread_at')
    .orderBy('comment.thread_id')
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .limit(PER_PAGE + 1)
    .execute();
  const comments = rows.slice(0, PER_PAGE).map(({ id, name, text, thread_id, created_at }) => ({
    id,
    name,
    text,
    isAnswer: thread_id !== id,
    createdAt: created_at,
  }));
  return { comments, next: rows.length > PER_PAGE ? (comments.at(-1)?.id ?? null) : null };
}

/** The number of public comments of an article. */
export async function countComments(db: Db, { articleId }: { articleId: string }): Promise<number> {
  const { count } = await selectPublicComments(db)
    .where('comment.article_id', '=', articleId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A query of the comments that readers see. An answer is public only while the comment that it answers is. */
export function selectPublicComments(db: Db) {
  return db
    .selectFrom('comment')
    .innerJoin('comment as thread', 'thread.id', 'comment.thread_id')
    .where('comment.status', '=', 'approved')
    .where('thread.status', '=', 'approved');
}

/** The place in the order stays valid when the comment itself is no longer public. */
async function findPosition(db: Db, { articleId, id }: { articleId: string; id: string }) {
  const position = await db
    .selectFrom('comment')
    .select(['thread_at', 'thread_id', 'created_at', 'id'])
    .where('id', '=', id)
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  return position ?? null;
}

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
