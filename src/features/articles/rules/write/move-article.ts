import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import type { ArticleMove } from '../article-workflow.ts';
import { requireImageMetadata } from '../checks/list-image-problems.ts';
import { changeArticle } from './change-article.ts';
import { planMove } from './plan-move.ts';

/**
 * Changes the status of an article (see `articleMoves`) without changing its fields. For the article list; the form uses
 * `saveArticle`. `reason`: why it returns to its author. `now` in epoch milliseconds.
 * @throws NotFound, Forbidden, InvalidInput, Conflict 'status.notAllowed'.
 */
export async function moveArticle(
  db: Db,
  input: { actor: Actor; id: string; move: ArticleMove; reason?: string; now: number; newId: NewId },
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
