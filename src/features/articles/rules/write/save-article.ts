import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, InvalidInput } from '#platform/errors.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import type { ArticleStatus } from '../../tables.ts';
import { type ArticleFieldName, type ArticleFields, listChangedFields } from '../article-fields.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { articleMoves, canEdit, fitsStatus } from '../article-workflow.ts';
import {
  listArticleProblems,
  listImageProblems,
  listPlaceholderProblems,
  mustBeComplete,
} from '../checks/article-problems.ts';
import { requireSeenSimilar } from '../checks/find-similar-articles.ts';
import { listPictureProblems } from '../checks/list-picture-problems.ts';
import { cleanArticleFields } from '../clean-article-fields.ts';
import { discardAutosave } from '../drafts/autosave-article.ts';
import { type ConflictResolutions, mergeWithCurrent } from '../revisions/merge-with-current.ts';
import { changeArticle } from './change-article.ts';
import { type MoveRequest, planMove } from './move-article.ts';

export interface SavedArticle {
  before: ArticleState;
  /** The same as `before` when there was nothing to change. */
  after: ArticleState;
  /** Fields with changes of others that were merged. */
  taken: ArticleFieldName[];
  isChanged: boolean;
}

/**
 * Saves changes of an article that are based on `baseVersion`. Changes of others are merged field by field. When both
 * changed the same field, nothing is written and ArticleConflict is thrown: save again with `resolutions`. A form that is
 * sent twice is saved once. `move`: chooses the status change to make at the same time, from the current status. `isMinor`:
 * does not change the "updated" date. `autosave`: the tab whose autosave is saved. `seenSimilar`: the ids of
 * the similar articles that the editor has seen; without it they are not looked for. `now` in epoch milliseconds.
 * @throws NotFound, Forbidden, InvalidInput with every problem, ArticleConflict ('version.conflict'), SimilarArticlesFound,
 * or Conflict 'status.notAllowed'.
 */
export async function saveArticle(
  db: Db,
  input: SubjectChange & {
    baseVersion: number;
    fields: ArticleFields;
    resolutions?: ConflictResolutions;
    move?: (from: ArticleStatus) => MoveRequest | null;
    isMinor?: boolean;
    autosave?: { tabKey: string; sequence: number };
    seenSimilar?: readonly string[];
  },
): Promise<SavedArticle> {
  const { actor, id, autosave, seenSimilar, now, newId } = input;
  requireRole(actor, 'author');
  const mine = cleanArticleFields(input.fields);
  return inTransaction(db, async (tx) => {
    const before = await getArticleState(tx, { id, lock: true });
    if (!canEdit(actor, before)) throw new Forbidden('Authors edit their own drafts only');
    const move = input.move?.(before.status) ?? null;
    const { merged, taken } = await mergeWithCurrent(tx, { ...input, mine, state: before });
    const isUntouched = move === null && merged.image === before.fields.image;
    const status = move ? articleMoves[move.move].to : before.status;
    const changed = listChangedFields(before.fields, merged);
    const left = mustBeComplete(status) ? listPlaceholderProblems(merged) : [];
    const problems = [
      ...listArticleProblems(merged),
      ...left.filter(({ field }) => move || changed.includes(field)),
      ...(mustBeComplete(status)
        ? listPictureProblems(merged.content, { before: move ? '' : before.fields.content })
        : []),
      // A published article can be corrected although its old picture has problems.
      ...(isUntouched ? [] : await listImageProblems(tx, { image: merged.image, status })),
    ];
    if (problems.length > 0) throw new InvalidInput(problems);

    const isChanged = changed.length > 0 || (move !== null && !isMoved(before, move, input.baseVersion));
    const plan = isChanged && move && planMove({ ...before, fields: merged }, move, { actor, now });
    const article = { ...merged, id };
    await requireSeenSimilar(tx, { article, from: before.status, to: status, seenSimilar, now });
    const after = isChanged
      ? await changeArticle(tx, {
          before,
          change: { fields: merged, ...plan },
          by: actor,
          isMinor: input.isMinor,
          now,
          newId,
          kind: move?.move ?? (taken.length > 0 ? 'merge' : 'save'),
        })
      : before;
    if (autosave) await discardAutosave(tx, { actor, articleId: id, ...autosave, now });
    return { before, after, taken, isChanged };
  });
}

/** Whether the form was sent twice and the first request has already changed the status. */
function isMoved(before: ArticleState, { move }: MoveRequest, baseVersion: number): boolean {
  return before.version > baseVersion && before.status === articleMoves[move].to && !fitsStatus(before, move);
}
