import type { Db } from '#platform/db/schema.ts';
import { Forbidden, InvalidInput } from '#platform/errors.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import type { ArticleFields } from '../article-fields.ts';
import { canEdit } from '../article-workflow.ts';
import { parseArticleFields } from '../clean-article-fields.ts';

const KEY = /^[\w-]{1,64}$/;

/**
 * Stores the unsaved fields of one tab. Checks only their shape. Does not change the article, which may not exist yet.
 * `sequence` grows with every autosave of the tab, so that a late one never replaces a newer one. Returns whether it was
 * stored. `now` in epoch milliseconds.
 * @throws Forbidden, InvalidInput 'form.invalid'.
 */
export async function autosaveArticle(
  db: Db,
  input: {
    actor: Actor;
    articleId: string;
    /** A key that the tab generated: 1 to 64 letters, digits, `-` and `_`. */
    tabKey: string;
    sequence: number;
    /** The version that the form was opened with. Null for a new article. */
    baseVersion: number | null;
    fields: unknown;
    now: number;
  },
): Promise<{ isKept: boolean }> {
  const { actor, articleId, tabKey, sequence, baseVersion, now } = input;
  requireRole(actor, 'author');
  const isSound =
    KEY.test(articleId) &&
    KEY.test(tabKey) &&
    Number.isSafeInteger(sequence) &&
    sequence >= 0 &&
    (baseVersion === null || (Number.isSafeInteger(baseVersion) && baseVersion > 0 && baseVersion < 2 ** 31));
  if (!isSound) throw new InvalidInput([{ field: 'form', code: 'form.invalid' }]);
  const fields = JSON.stringify(parseArticleFields(input.fields));
  await requireEditable(db, actor, articleId);
  const kept = await db
    .insertInto('article_autosave')
    .values({
      article_id: articleId,
      staff_id: actor.id,
      tab_key: tabKey,
      sequence,
      base_version: baseVersion,
      fields,
      saved_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['article_id', 'staff_id', 'tab_key'])
        .doUpdateSet((eb) => ({
          sequence: eb.ref('excluded.sequence'),
          base_version: eb.ref('excluded.base_version'),
          fields: eb.ref('excluded.fields'),
          saved_at: eb.ref('excluded.saved_at'),
        }))
        .where('article_autosave.sequence', '<', sequence),
    )
    .returning('sequence')
    .executeTakeFirst();
  return { isKept: kept !== undefined };
}

async function requireEditable(db: Db, actor: Actor, articleId: string): Promise<void> {
  const article = await db
    .selectFrom('article')
    .select(['status', 'created_by as createdBy', 'category_id as categoryId'])
    .where('id', '=', articleId)
    .executeTakeFirst();
  if (article && !canEdit(actor, article)) throw new Forbidden('Authors edit their own drafts only');
}

/** The unsaved fields of one tab. */
interface Autosave {
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

/**
 * Discards the autosave of a tab up to `sequence`. The row stays without fields, so that a late autosave does not store old
 * text again. Without `tabKey`: all tabs of the account for this article.
 */
export async function discardAutosave(
  db: Db,
  input: { actor: Actor; articleId: string; tabKey?: string; sequence?: number; now: number },
): Promise<void> {
  const { actor, articleId, tabKey, sequence = 0, now } = input;
  requireRole(actor, 'author');
  if (tabKey === undefined) {
    await db
      .updateTable('article_autosave')
      .set({ fields: null, saved_at: now })
      .where('article_id', '=', articleId)
      .where('staff_id', '=', actor.id)
      .execute();
    return;
  }
  await db
    .insertInto('article_autosave')
    .values({
      article_id: articleId,
      staff_id: actor.id,
      tab_key: tabKey,
      sequence,
      base_version: null,
      fields: null,
      saved_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['article_id', 'staff_id', 'tab_key'])
        .doUpdateSet((eb) => ({
          sequence: eb.ref('excluded.sequence'),
          fields: null,
          saved_at: eb.ref('excluded.saved_at'),
        }))
        // A newer autosave stays: it was typed after the save began.
        .where('article_autosave.sequence', '<=', sequence),
    )
    .execute();
}
