import { MINUTE } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { CommentStatus } from '../tables.ts';
import { markBannedWords } from './banned-words.ts';
import { parseCommentText } from './comment-input.ts';
import type { Commenter } from './commenter.ts';
import { requireOpenDiscussion } from './discussion.ts';
import { requireNotBanned } from './moderation/bans.ts';

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
  return selectOwnComments(db, commenterHash)
    .where('article_id', '=', articleId)
    .orderBy('created_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

function selectOwnComments(db: Db, commenterHash: string) {
  return db
    .selectFrom('comment')
    .select(['id', 'article_id as articleId', 'name', 'text', 'status', 'created_at as createdAt'])
    .where('commenter_hash', '=', commenterHash);
}

/** @throws NotFound when another browser wrote the comment. */
function getOwnComment(
  db: Db,
  { id, commenterHash }: { id: string; commenterHash: string },
): Promise<OwnComment> {
  return selectOwnComments(db, commenterHash)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound('This browser has no such comment'));
}

/** How long a reader can change a comment. */
const EDIT_MS = 15 * MINUTE;

/** Whether its writer may change a comment at `now`. A refused or reported text stays as it is. */
export function canEditComment(comment: { status: string; createdAt: number }, now: number): boolean {
  const isOpen = comment.status === 'waiting' || comment.status === 'approved';
  return isOpen && now < comment.createdAt + EDIT_MS;
}

/**
 * Changes the text of a comment for the browser that wrote it. It waits for a moderator again.
 * @throws InvalidInput, NotFound, or Conflict 'comment.editExpired', 'comment.closed', 'comment.banned'.
 */
export async function editComment(
  db: Db,
  input: Commenter & { id: string; text: string; now: number },
): Promise<void> {
  const { id, commenterHash, now } = input;
  const text = parseCommentText(input.text);
  const comment = await getOwnComment(db, { id, commenterHash });
  await requireNotBanned(db, input);
  await requireOpenDiscussion(db, { articleId: comment.articleId, now });
  if (text === comment.text) return;
  const { numUpdatedRows } = await db
    .updateTable('comment')
    .set((eb) => ({
      text,
      status: 'waiting',
      decided_from: null,
      edited_at: now,
      version: eb('version', '+', 1),
    }))
    .set({ found_words: await markBannedWords(db, comment.name, text) })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'approved'])
    .where('created_at', '>', now - EDIT_MS)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    throw new Conflict('comment.editExpired', 'The comment can no longer be changed');
}

/**
 * Deletes a comment for the browser that wrote it, with the answers to it. Banned readers may delete too.
 * @throws NotFound.
 */
export async function deleteOwnComment(
  db: Db,
  { id, commenterHash }: { id: string; commenterHash: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await getOwnComment(tx, { id, commenterHash });
    await tx.deleteFrom('comment').where('thread_id', '=', id).execute();
    await tx.deleteFrom('comment').where('id', '=', id).execute();
  });
}
