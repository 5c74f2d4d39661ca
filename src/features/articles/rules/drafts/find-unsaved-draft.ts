import type { Db } from '#platform/db/schema.ts';
import { findMissingArticles } from '../admin-list/find-missing-articles.ts';
import type { ArticleFields } from '../article-fields.ts';
import { parseArticleFields } from '../parse-article-fields.ts';

/** A new article as it was last autosaved. */
export interface UnsavedDraftFields {
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
