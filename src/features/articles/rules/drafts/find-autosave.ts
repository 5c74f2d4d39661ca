import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { ArticleFields } from '../article-fields.ts';
import { parseArticleFields } from '../parse-article-fields.ts';

/** The unsaved fields of one tab. */
export interface Autosave {
  articleId: string;
  tabKey: string;
  sequence: number;
  /** The version that the form was opened with. Null for a new article. */
  baseVersion: number | null;
  fields: ArticleFields;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** The newest autosave of an account for an article, from any of its tabs. */
export async function findAutosave(
  db: Db,
  { actor, articleId }: { actor: Pick<Actor, 'id'>; articleId: string },
): Promise<Autosave | null> {
  const [newest] = await listAutosaves(db, { actor, articleId, limit: 1 });
  return newest ?? null;
}

/** The autosaves of an account, the newest first. Without `articleId`: of all articles. */
export async function listAutosaves(
  db: Db,
  input: { actor: Pick<Actor, 'id'>; articleId?: string; limit?: number },
): Promise<Autosave[]> {
  const { actor, articleId, limit = 20 } = input;
  const rows = await db
    .selectFrom('article_autosave')
    .selectAll()
    .where('staff_id', '=', actor.id)
    .where('fields', 'is not', null)
    .$if(articleId !== undefined, (query) => query.where('article_id', '=', articleId ?? ''))
    .orderBy('saved_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    articleId: row.article_id,
    tabKey: row.tab_key,
    sequence: row.sequence,
    baseVersion: row.base_version,
    fields: parseArticleFields(JSON.parse(row.fields ?? '{}')),
    savedAt: row.saved_at,
  }));
}
