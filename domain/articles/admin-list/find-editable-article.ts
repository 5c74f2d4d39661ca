import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { type ArticleState, findArticleState } from '../article-state.ts';
import { type ArticleMove, canDelete, canEdit, listMoves } from '../article-workflow.ts';

/** An article as the form of the newsroom shows it, with what this person may do with it. */
export interface EditableArticle extends ArticleState {
  /** Who began it; null for imported articles and when the account is gone. */
  createdByName: string | null;
  /** The steps to offer as buttons. */
  moves: ArticleMove[];
  canEdit: boolean;
  canDelete: boolean;
}

/** The article, of any status, for somebody of the newsroom; null when there is none. */
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
