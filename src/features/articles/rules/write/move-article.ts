import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, InvalidInput } from '#platform/errors.ts';
import { type Actor, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type { ArticleStatus } from '../../tables.ts';
import { listScheduleProblems, wholeMinute } from '../article-input.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { type ArticleMove, articleMoves, canMove, fitsStatus } from '../article-workflow.ts';
import {
  listArticleProblems,
  listPlaceholderProblems,
  requireImageMetadata,
} from '../checks/article-problems.ts';
import { listPictureProblems } from '../checks/list-picture-problems.ts';
import { type ArticleChange, changeArticle } from './change-article.ts';

/**
 * Changes the status of an article (see `articleMoves`) without changing its fields. For the article list; the form uses
 * `saveArticle`. `reason`: why it returns to its author. `now` in epoch milliseconds.
 * @throws NotFound, Forbidden, InvalidInput, Conflict 'status.notAllowed'.
 */
export async function moveArticle(
  db: Db,
  input: SubjectChange & { move: ArticleMove; reason?: string },
): Promise<{ before: ArticleState; after: ArticleState }> {
  const { actor, id, move, reason, now, newId } = input;
  requireRole(actor, 'author');
  return inTransaction(db, async (tx) => {
    const before = await getArticleState(tx, { id, lock: true });
    const change = planMove(before, { move, reason }, { actor, now });
    await requireImageMetadata(tx, { image: before.fields.image, status: change.status });
    return { before, after: await changeArticle(tx, { before, change, kind: move, by: actor, now, newId }) };
  });
}

/** A status change with its extra input. */
export interface MoveRequest {
  move: ArticleMove;
  /** Why the draft is returned to its author. Required for 'return'. */
  reason?: string;
  /** Epoch milliseconds, rounded down to the minute. Required for 'schedule'. */
  scheduledAt?: number | null;
}

/** In characters. */
const REASON_LIMIT = 1000;

/**
 * Plans the changes of an article for a status change. The time of the first publication never changes (spec §4).
 * @throws Forbidden, Conflict 'status.notAllowed', or InvalidInput when required input is missing or the article is
 * incomplete.
 */
export function planMove(
  state: ArticleState,
  request: MoveRequest,
  { actor, now }: { actor: Actor; now: number },
): ArticleChange & { status: ArticleStatus } {
  const { move } = request;
  if (!canMove(actor, state, move)) throw new Forbidden(`An ${actor.role} may not ${move} this article`);
  if (!fitsStatus(state, move))
    throw new Conflict('status.notAllowed', `${move} is not possible for an article that is ${state.status}`);
  const { to } = articleMoves[move];
  const scheduledAt = move === 'schedule' ? wholeMinute(request.scheduledAt ?? null) : null;
  const reason = move === 'return' ? cleanLine(request.reason ?? '').slice(0, REASON_LIMIT) : null;
  const problems = listScheduleProblems(to, scheduledAt, now);
  if (problems.length > 0) throw new InvalidInput(problems);
  if (reason === '') throw new InvalidInput([{ field: 'reason', code: 'reason.required' }]);
  if (move !== 'return' && move !== 'archive' && move !== 'unschedule') {
    const wrong = [
      ...listArticleProblems(state.fields),
      ...listPlaceholderProblems(state.fields),
      ...listPictureProblems(state.fields.content),
    ];
    if (wrong.length > 0) throw new InvalidInput(wrong);
  }
  return {
    status: to,
    scheduledAt,
    publishedAt: to === 'published' ? (state.publishedAt ?? now) : state.publishedAt,
    returnedReason: reason,
  };
}

/**
 * Removes a published article from lists, feeds and search. Its address still works. For editors. `now` in epoch
 * milliseconds.
 * @throws what `moveArticle` throws.
 */
export function archiveArticle(db: Db, input: SubjectChange) {
  return moveArticle(db, { ...input, move: 'archive' });
}

/**
 * Publishes an article as it is, whatever its status was before; the moment of its first publication never changes
 * (spec §4). For editors. `now` in epoch milliseconds.
 * @throws what `moveArticle` throws.
 */
export function publishArticle(db: Db, input: SubjectChange) {
  return moveArticle(db, { ...input, move: 'publish' });
}
