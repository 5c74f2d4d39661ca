import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { hasContent } from '../article-content.ts';
import type { ArticleFields } from '../article-fields.ts';
import { parseArticleFields } from '../clean-article-fields.ts';

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

/** A new article as it was last autosaved. */
interface UnsavedDraftFields {
  /** The account that typed it. */
  staffId: string;
  fields: ArticleFields;
}

/** The newest autosave of an article that was never saved, of any account. */
export async function findUnsavedDraft(
  db: Db,
  { articleId }: { articleId: string },
): Promise<UnsavedDraftFields | null> {
  const row = await db
    .selectFrom('article_autosave')
    .select(['staff_id', 'fields'])
    .where('article_id', '=', articleId)
    .where('base_version', 'is', null)
    .where('fields', 'is not', null)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const missing = await findMissingArticles(db, { ids: [articleId] });
  if (!missing.has(articleId)) return null;
  return { staffId: row.staff_id, fields: parseArticleFields(JSON.parse(row.fields ?? '{}')) };
}

/** Returns the ids that belong to no article, neither a stored one nor one in the bin. */
async function findMissingArticles(
  db: Db,
  { ids }: { ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const missing = new Set(ids);
  if (missing.size === 0) return missing;
  const wanted = [...missing];
  const saved = await db.selectFrom('article').select('id').where('id', 'in', wanted).execute();
  const deleted = await db.selectFrom('deleted_article').select('id').where('id', 'in', wanted).execute();
  for (const { id } of [...saved, ...deleted]) missing.delete(id);
  return missing;
}
