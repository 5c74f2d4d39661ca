import { createHash } from 'node:crypto';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { type AttemptLimit, reserveAttempt } from '#platform/limits/reserve-attempt.ts';
import type { NewId } from '#platform/new-id.ts';
import { markBannedWords } from './banned-words.ts';
import { type CommentInput, parseComment } from './comment-input.ts';
import type { Commenter } from './commenter.ts';
import { requireOpenDiscussion } from './discussion.ts';
import { selectPublicComments } from './list-comments.ts';
import { requireNotBanned } from './moderation/bans.ts';

/** Comments of one network. Mobile networks share addresses. */
const limit: AttemptLimit = { kind: 'comment', maxAttempts: 20, windowMs: HOUR };
/** The same text within this time is a second press of the button, whose answer has a new cookie. */
const SECOND_PRESS_MS = MINUTE;

interface NewComment extends Commenter {
  articleId: string;
  /** The id of the comment that it answers; null for a comment on the article. */
  answers: string | null;
  input: CommentInput;
  now: number;
  newId: NewId;
}

/**
 * Stores a comment, which waits for a moderator. An answer to an answer joins the same thread.
 * @throws InvalidInput, NotFound when the comment to answer is not public, or Conflict 'comment.closed', 'comment.banned',
 * 'comment.duplicate', 'rate.tooMany'.
 */
export async function createComment(db: Db, comment: NewComment): Promise<{ id: string }> {
  const { articleId, commenterHash, networkHash, now, newId } = comment;
  const { name, text } = parseComment(comment.input);
  await requireOpenDiscussion(db, { articleId, now });
  await requireNotBanned(db, comment);
  const id = newId();
  const thread = comment.answers === null ? { thread_id: id, thread_at: now } : await getThread(db, comment);
  const content = [articleId, comment.answers ?? '', networkHash, name, text].join('\n');
  const content_hash = createHash('sha256').update(content).digest('hex');
  const inserted = await db
    .insertInto('comment')
    .values({
      id,
      ...thread,
      article_id: articleId,
      name,
      text,
      status: 'waiting',
      content_hash,
      commenter_hash: commenterHash,
      network_hash: networkHash,
      created_at: now,
      found_words: await markBannedWords(db, name, text),
    })
    .onConflict((conflict) => conflict.column('content_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return acceptSecondPress(db, { content_hash, commenterHash, now });
  const isAllowed = (await reserveAttempt(db, { ...limit, subject: `comment ${networkHash}`, now })) === 0;
  if (isAllowed) return { id };
  await db.deleteFrom('comment').where('id', '=', id).execute();
  throw new Conflict('rate.tooMany', 'Too many comments from this network');
}

async function getThread(db: Db, { articleId, answers }: Pick<NewComment, 'articleId' | 'answers'>) {
  const thread = await selectPublicComments(db)
    .select(['comment.thread_id', 'comment.thread_at'])
    .where('comment.id', '=', answers)
    .where('comment.article_id', '=', articleId)
    .executeTakeFirstOrThrow(() => new NotFound('The comment to answer is not public'));
  return thread;
}

/** The answer to the second press replaces the cookie of the first, so the comment belongs to the new cookie. */
async function acceptSecondPress(
  db: Db,
  { content_hash, commenterHash, now }: { content_hash: string; commenterHash: string; now: number },
): Promise<{ id: string }> {
  const same = await db
    .updateTable('comment')
    .set({ commenter_hash: commenterHash })
    .where('content_hash', '=', content_hash)
    .where('created_at', '>', now - SECOND_PRESS_MS)
    .returning('id')
    .executeTakeFirstOrThrow(() => new Conflict('comment.duplicate', 'The same comment was sent before'));
  return same;
}
