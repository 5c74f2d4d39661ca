import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { findMissingArticles } from '../admin-list/find-missing-articles.ts';
import { parseArticleFields } from '../fields/parse-article-fields.ts';

/** A new article that was typed and autosaved, and never saved. */
export interface UnsavedDraft {
  articleId: string;
  /** The tab it was last typed in. */
  tabKey: string;
  /** Empty when none was typed. */
  title: string;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** How many of the newest autosaves are looked through. */
const NEWEST = 50;

/** Somebody's own new articles that were autosaved and never saved, the newest first; those without any words are left out. */
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
    .limit(NEWEST)
    .execute();
  const missing = await findMissingArticles(db, { ids: rows.map((row) => row.article_id) });
  const drafts = new Map<string, UnsavedDraft>();
  for (const row of rows) {
    const articleId = row.article_id;
    if (drafts.has(articleId) || !missing.has(articleId)) continue;
    const { title, excerpt, content } = parseArticleFields(JSON.parse(row.fields ?? '{}'));
    const words = `${title}${excerpt}${content.replace(/<[^>]*>/g, '')}`.trim();
    if (words !== '' || content.includes('<img'))
      drafts.set(articleId, { articleId, tabKey: row.tab_key, title: title.trim(), savedAt: row.saved_at });
  }
  return [...drafts.values()];
}
