import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { parseCommentText } from './comment-input.ts';
import type { Commenter } from './commenter.ts';
import { requireOpenDiscussion } from './find-discussion.ts';
import { getOwnComment } from './get-own-comment.ts';
import { markBannedWords } from './mark-banned-words.ts';
import { requireNotBanned } from './require-not-banned.ts';

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
      ...{ text, status: 'waiting', decided_from: null, edited_at: now },
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
