import type { Db } from '#platform/db/schema.ts';
import { Forbidden, InvalidInput } from '#platform/errors.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { canEdit } from '../article-workflow.ts';
import { parseArticleFields } from '../parse-article-fields.ts';

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
      ...{ article_id: articleId, staff_id: actor.id, tab_key: tabKey, sequence },
      ...{ base_version: baseVersion, fields, saved_at: now },
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
    .select(['status', 'created_by as createdBy'])
    .where('id', '=', articleId)
    .executeTakeFirst();
  if (article && !canEdit(actor, article)) throw new Forbidden('Authors edit their own drafts only');
}
