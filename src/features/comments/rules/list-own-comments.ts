import type { Db } from '#platform/db/schema.ts';
import type { CommentStatus } from '../tables.ts';

/** A comment as its writer sees it, of any status. */
export interface OwnComment {
  id: string;
  articleId: string;
  name: string;
  text: string;
  status: CommentStatus;
  createdAt: number;
}

const MAX_SHOWN = 50;

/** The comments that one browser wrote on an article, the newest first. */
export async function listOwnComments(
  db: Db,
  { articleId, commenterHash }: { articleId: string; commenterHash: string },
): Promise<OwnComment[]> {
  const rows = await selectOwnComments(db, commenterHash)
    .where('article_id', '=', articleId)
    .orderBy('created_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(toOwnComment);
}

export function selectOwnComments(db: Db, commenterHash: string) {
  return db
    .selectFrom('comment')
    .select(['id', 'article_id', 'name', 'text', 'status', 'created_at'])
    .where('commenter_hash', '=', commenterHash);
}

type OwnCommentRow = Awaited<ReturnType<ReturnType<typeof selectOwnComments>['execute']>>[number];

export function toOwnComment(row: OwnCommentRow): OwnComment {
  const { id, name, text, status } = row;
  return { id, articleId: row.article_id, name, text, status, createdAt: row.created_at };
}
