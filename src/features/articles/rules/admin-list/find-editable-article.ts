import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { type ArticleState, findArticleState } from '../article-state.ts';
import { type ArticleMove, canDelete, canEdit, listMoves } from '../article-workflow.ts';

/** An article for the article form, with what the account may do with it. */
export interface EditableArticle extends ArticleState {
  /** The account that created it. Null for imported articles and deleted accounts. */
  createdByName: string | null;
  /** The moves that the form offers as buttons. */
  moves: ArticleMove[];
  canEdit: boolean;
  canDelete: boolean;
}

/** Finds an article of any status for an account of the staff. */
export async function findEditableArticle(
  db: Db,
  { actor, id }: { actor: Actor; id: string },
): Promise<EditableArticle | null> {
  const state = await findArticleState(db, { id });
  if (!state) return null;
  const creator =
    state.createdBy === null
      ? undefined
      : await db.selectFrom('staff').select('name').where('id', '=', state.createdBy).executeTakeFirst();
  return {
    ...state,
    createdByName: creator?.name ?? null,
    moves: listMoves(actor, state),
    canEdit: canEdit(actor, state),
    canDelete: canDelete(actor, state),
  };
}
