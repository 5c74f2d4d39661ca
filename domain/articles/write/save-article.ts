import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { Forbidden, InvalidInput } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { type ArticleFieldName, type ArticleFields, listChangedFields } from '../article-fields.ts';
import { cleanArticleFields } from '../article-input.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { articleMoves, canEdit, fitsStatus } from '../article-workflow.ts';
import { listArticleProblems } from '../checks/list-article-problems.ts';
import { listPictureProblems } from '../checks/list-picture-problems.ts';
import { hasToBeWhole, listPlaceholderProblems } from '../checks/list-placeholder-problems.ts';
import { discardAutosave } from '../drafts/discard-autosave.ts';
import { mergeWithCurrent, type Resolutions } from '../revisions/merge-with-current.ts';
import { applyArticleChange } from './apply-article-change.ts';
import { type MoveRequest, planMove } from './plan-move.ts';

export interface SavedArticle {
  /** The version that stands now. */
  version: number;
  slug: string;
  /** Fields that others had changed since and that were taken over. */
  taken: ArticleFieldName[];
  /** False when there was nothing to change. */
  isChanged: boolean;
}

/**
 * Saves what somebody wrote into an article, beginning from `baseVersion`. What others changed since is put together
 * field by field; where both changed the same field, nothing is written and the choice is asked for: save again with
 * `resolutions`. Sent twice, it is saved once. With `move` the article takes a step at the same time (the form's
 * "publish"). `isMinor`: readers are not told that anything changed. `autosave`: the tab whose autosave this saves. `now` in epoch milliseconds.
 * @throws NotFound, Forbidden, InvalidInput with every problem, ArticleConflict ('version.conflict'), or Conflict
 * 'status.notAllowed'.
 */
export async function saveArticle(
  db: Db,
  the: {
    actor: Actor;
    id: string;
    baseVersion: number;
    fields: ArticleFields;
    resolutions?: Resolutions;
    move?: MoveRequest;
    isMinor?: boolean;
    autosave?: { tabKey: string; sequence: number };
    now: number;
    newId: NewId;
  },
): Promise<SavedArticle> {
  const { actor, id, now, newId, move } = the;
  requireRole(actor, 'author');
  const mine = cleanArticleFields(the.fields);
  return inTransaction(db, async (tx) => {
    const state = await getArticleState(tx, { id, lock: true });
    requireEditor(actor, state);
    const { merged, taken } = await mergeWithCurrent(tx, { ...the, mine, state });
    const isUntouched = move === undefined && merged.image === state.fields.image;
    const status = move ? articleMoves[move.move].to : state.status;
    const changed = listChangedFields(state.fields, merged);
    const left = hasToBeWhole(status) ? listPlaceholderProblems(merged) : [];
    const problems = [
      ...listArticleProblems(merged),
      ...left.filter(({ field }) => move || changed.includes(field)),
      // What stands before readers already can be corrected without it.
      ...(isUntouched ? [] : await listPictureProblems(tx, { image: merged.image, status })),
    ];
    if (problems.length > 0) throw new InvalidInput(problems);

    const differs = changed.length > 0;
    const isChanged = differs || (move !== undefined && !isMoved(state, move, the.baseVersion));
    const written = isChanged
      ? await applyArticleChange(tx, {
          state,
          change: {
            fields: merged,
            ...(move && planMove({ ...state, fields: merged }, move, { actor, now })),
          },
          kind: move?.move ?? (taken.length > 0 ? 'merge' : 'save'),
          ...{ by: actor, isMinor: the.isMinor, now, newId },
        })
      : { version: state.version, slug: state.fields.slug };
    if (the.autosave) await discardAutosave(tx, { actor, articleId: id, ...the.autosave, now });
    return { ...written, taken, isChanged };
  });
}

/** The form was sent twice: the step has been taken by the first. */
function isMoved(state: ArticleState, { move }: MoveRequest, baseVersion: number): boolean {
  return state.version > baseVersion && state.status === articleMoves[move].to && !fitsStatus(state, move);
}

function requireEditor(actor: Actor, state: ArticleState): void {
  if (!canEdit(actor, state)) throw new Forbidden('Authors edit their own drafts only');
}
