import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { type ArticleFields, listChangedFields } from '#domain/articles/article-fields.ts';
import { findArticleState } from '#domain/articles/article-state.ts';
import { listAutosaves } from '#domain/articles/drafts/find-autosave.ts';

/** Words that were typed and never saved, to be offered back. */
export interface Recovery {
  articleId: string;
  tabKey: string;
  /** Null: the article had never been saved. */
  baseVersion: number | null;
  fields: ArticleFields;
  /** Epoch milliseconds. */
  at: number;
}

/** How many autosaves are looked through. */
const NEWEST = 10;

/**
 * Somebody's own newest words for an article, or with null for one that was never saved (`draftId`: for this one); null
 * when nothing differs.
 */
export async function findRecovery(
  context: Readonly<RouterContextProvider>,
  { actor, articleId, draftId }: { actor: Actor; articleId: string | null; draftId?: string | null },
): Promise<Recovery | null> {
  const { db } = servicesOf(context);
  const kept = await listAutosaves(db, {
    actor,
    articleId: articleId ?? draftId ?? undefined,
    limit: NEWEST,
  });
  for (const { savedAt, ...autosave } of kept) {
    if (articleId === null && autosave.baseVersion !== null) continue;
    const state = await findArticleState(db, { id: autosave.articleId });
    // Typed into a form of a new article that was saved from another tab since.
    if (articleId === null && state) continue;
    if (state && listChangedFields(state.fields, autosave.fields).length === 0) continue;
    const { tabKey, baseVersion, fields } = autosave;
    return { articleId: autosave.articleId, tabKey, baseVersion, fields, at: savedAt };
  }
  return null;
}
