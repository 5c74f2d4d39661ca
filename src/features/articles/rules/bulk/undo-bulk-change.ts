import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import { type Actor, type Change, requireRole } from '#platform/sessions/actor.ts';
import { type ArticleState, findArticleState } from '../article-state.ts';
import { canEdit, isEditorOf } from '../article-workflow.ts';
import { restoreDeletedArticle } from '../deleted/restore-deleted-article.ts';
import { type ArticleChange, changeArticle } from '../write/change-article.ts';
import type { BulkUndoItem } from './bulk-change-articles.ts';

/**
 * Undoes a bulk change once, for the account that made it. Skips articles that were changed afterwards. Returns the ids of
 * the restored articles (`undone`) and of the skipped ones (`left`).
 * @throws Forbidden, Conflict 'undo.expired'.
 */
export async function undoBulkChange(
  db: Db,
  { actor, undoId, now, newId }: Change & { undoId: string },
): Promise<{ undone: string[]; left: string[] }> {
  requireRole(actor, 'author');
  // Deleted first, so that a second request does not undo it again.
  const taken = await db
    .deleteFrom('bulk_undo')
    .where('id', '=', undoId)
    .where('staff_id', '=', actor.id)
    .returning('items')
    .executeTakeFirst();
  if (!taken) throw new Conflict('undo.expired', 'This change cannot be taken back any more');
  const undone: string[] = [];
  const left: string[] = [];
  for (const item of JSON.parse(taken.items) as BulkUndoItem[]) {
    const isUndone = await undoOne(db, item, { actor, now, newId });
    (isUndone ? undone : left).push(item.id);
  }
  return { undone, left };
}

async function undoOne(db: Db, item: BulkUndoItem, { actor, now, newId }: Change): Promise<boolean> {
  try {
    if (item.action === 'delete') await restoreDeletedArticle(db, { actor, id: item.id, now, newId });
    else return await restoreState(db, item, { actor, now, newId });
    return true;
  } catch (error) {
    // The article was permanently deleted, or its category no longer exists: skip it.
    if (error instanceof NotFound || error instanceof Forbidden || error instanceof InvalidInput)
      return false;
    throw error;
  }
}

function restoreState(db: Db, item: BulkUndoItem, { actor, now, newId }: Change): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const state = await findArticleState(tx, { id: item.id, lock: true });
    if (state?.version !== item.version || !canUndo(actor, item, state)) return false;
    await changeArticle(tx, {
      before: state,
      change: planUndo(item, state, now),
      kind: 'undo',
      by: actor,
      now,
      newId,
    });
    return true;
  });
}

/** The status has not changed. */
function isFieldChange({ action }: BulkUndoItem): boolean {
  return action === 'move' || action === 'tag' || action === 'untag';
}

function canUndo(actor: Actor, item: BulkUndoItem, state: ArticleState): boolean {
  return isFieldChange(item) ? canEdit(actor, state) : isEditorOf(actor, state);
}

function planUndo(item: BulkUndoItem, state: ArticleState, now: number): ArticleChange {
  if (isFieldChange(item))
    return { fields: { ...state.fields, category: item.category, tags: item.tags ?? state.fields.tags } };
  // The scheduled time has passed: `publishDueArticles` would publish it again at once.
  const isLate = item.status === 'scheduled' && (item.scheduledAt ?? 0) <= now;
  return {
    status: isLate ? 'draft' : item.status,
    publishedAt: item.publishedAt,
    scheduledAt: isLate ? null : item.scheduledAt,
    returnedReason: item.returnedReason,
  };
}
