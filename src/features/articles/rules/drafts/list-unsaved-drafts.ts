import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { findMissingArticles } from '../admin-list/find-missing-articles.ts';
import { hasContent } from '../has-content.ts';
import { parseArticleFields } from '../parse-article-fields.ts';

/** A new article that was autosaved but never saved. */
export interface UnsavedDraft {
  articleId: string;
  /** The tab of the newest autosave. */
  tabKey: string;
  /** May be empty. */
  title: string;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** Only the newest autosaves are read. */
const MAX_AUTOSAVES = 50;

/** The unsaved drafts of an account, the newest first. Leaves out drafts without words, pictures and other blocks. */
export async function listUnsavedDrafts(
  db: Db,
  { actor }: { actor: Pick<Actor, 'id'> },
): Promise<UnsavedDraft[]> {
  const rows = await db
    .selectFrom('article_autosave')
    .select(['article_id', 'tab_key', 'fields', 'saved_at'])
    .where('staff_id', '=', actor.id)
    .where('base_version', 'is', null)
    .where('fields', 'is not', null)
    .orderBy('saved_at', 'desc')
    .limit(MAX_AUTOSAVES)
    .execute();
  const missing = await findMissingArticles(db, { ids: rows.map((row) => row.article_id) });
  const drafts = new Map<string, UnsavedDraft>();
  for (const row of rows) {
    const articleId = row.article_id;
    if (drafts.has(articleId) || !missing.has(articleId)) continue;
    const { title, excerpt, content, image } = parseArticleFields(JSON.parse(row.fields ?? '{}'));
    if (`${title}${excerpt}`.trim() !== '' || hasContent(content) || image !== null)
      drafts.set(articleId, { articleId, tabKey: row.tab_key, title: title.trim(), savedAt: row.saved_at });
  }
  return [...drafts.values()];
}
