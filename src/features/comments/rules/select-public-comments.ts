import type { Db } from '#platform/db/schema.ts';

/** A query of the comments that readers see. An answer is public only while the comment that it answers is. */
export function selectPublicComments(db: Db) {
  return db
    .selectFrom('comment')
    .innerJoin('comment as thread', 'thread.id', 'comment.thread_id')
    .where('comment.status', '=', 'approved')
    .where('thread.status', '=', 'approved');
}
