import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { type ArticleFields, listChangedFields } from '../../rules/article-fields.ts';
import { findArticleState } from '../../rules/article-state.ts';
import { listAutosaves } from '../../rules/drafts/autosave-article.ts';

/** Text that was typed and never saved. The form offers to restore it. */
export interface Recovery {
  articleId: string;
  tabKey: string;
  /** Null: the article had never been saved. */
  baseVersion: number | null;
  fields: ArticleFields;
  /** Epoch milliseconds. */
  at: number;
}

/** How many of the newest autosaves are examined. */
const MAX_AUTOSAVES = 10;

/**
 * The actor's newest unsaved text of an article. `articleId` null: of an article that was never saved, with `draftId` only
 * of that one. Null when no autosave differs from the saved article.
 */
export async function findRecovery(
  context: RouteContext,
  { actor, articleId, draftId }: { actor: Actor; articleId: string | null; draftId?: string | null },
): Promise<Recovery | null> {
  const { db } = servicesOf(context);
  const autosaves = await listAutosaves(db, {
    actor,
    articleId: articleId ?? draftId ?? undefined,
    limit: MAX_AUTOSAVES,
  });
  for (const { savedAt, ...autosave } of autosaves) {
    if (articleId === null && autosave.baseVersion !== null) continue;
    const state = await findArticleState(db, { id: autosave.articleId });
    // The new article was saved from another tab in the meantime.
    if (articleId === null && state) continue;
    if (state && listChangedFields(state.fields, autosave.fields).length === 0) continue;
    const { tabKey, baseVersion, fields } = autosave;
    return { articleId: autosave.articleId, tabKey, baseVersion, fields, at: savedAt };
  }
  return null;
}
