import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { Conflict } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { getArticleState } from '../article-state.ts';
import { requirePictureWords } from '../checks/list-picture-problems.ts';
import { applyArticleChange } from './apply-article-change.ts';
import { type MoveRequest, planMove } from './plan-move.ts';

/**
 * Takes an article one step further (see `articleMoves`), its words untouched. With `baseVersion` only while that is
 * the version that stands: nobody publishes what they have not seen. `now` in epoch milliseconds.
 * @throws NotFound, Forbidden, InvalidInput, Conflict 'status.notAllowed' or 'version.conflict'.
 */
export async function moveArticle(
  db: Db,
  the: MoveRequest & { actor: Actor; id: string; baseVersion?: number; now: number; newId: NewId },
): Promise<{ version: number; slug: string }> {
  const { actor, id, baseVersion, now, newId } = the;
  requireRole(actor, 'author');
  return inTransaction(db, async (tx) => {
    const state = await getArticleState(tx, { id, lock: true });
    const change = planMove(state, the, { actor, now });
    if (baseVersion !== undefined && baseVersion !== state.version)
      throw new Conflict('version.conflict', 'The article was changed by someone else in the meantime');
    await requirePictureWords(tx, { image: state.fields.image, status: change.status });
    return applyArticleChange(tx, { state, change, kind: the.move, by: actor, now, newId });
  });
}
