import { foldText } from '#az/characters/characters.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { isUniqueViolation } from '#platform/db/constraint-errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { decideChange, recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { type CategoryInput, cleanCategoryInput } from './category-input.ts';
import { categoryRecord } from './category-record.ts';
import { getCategory } from './get-category.ts';
import { CATEGORY_EXISTS, refuseTakenCategoryName } from './refuse-taken-category-name.ts';

/**
 * Changes the name, address, texts or colour of a category. Without a slug the current one stays. The old address
 * redirects to the new one. For editors.
 * @throws NotFound, Forbidden, InvalidInput, Conflict 'category.exists' when the name or the slug is taken, or
 * 'record.conflict' when it has been changed since `version`.
 */
export async function updateCategory(
  db: Db,
  input: {
    actor: Actor;
    id: string;
    category: CategoryInput;
    /** The version that the change is based on. */
    version: number;
    now: number;
    newId: NewId;
  },
): Promise<{ slug: string }> {
  const { actor, id, version, now, newId } = input;
  requireRole(actor, 'editor');
  return inTransaction(db, async (tx) => {
    await refuseTakenNewName(tx, { id, name: input.category.name });
    await lockRowsForUpdate(tx, 'category', [id]);
    const { version: current } = await lockRecordRow(tx, categoryRecord, id);
    const before = await getCategory(tx, { id });
    const clean = cleanCategoryInput({
      ...input.category,
      slug: input.category.slug?.trim() || before.slug,
      hasComments: input.category.hasComments ?? before.hasComments,
    });
    const { name, slug, shortName, description, color, hasComments } = clean;
    const names = { name: before.name, slug: before.slug, shortName: before.shortName };
    const { description: oldDescription, color: oldColor, hasComments: hadComments } = before;
    const old = { ...names, description: oldDescription, color: oldColor, hasComments: hadComments };
    if (!decideChange(categoryRecord, { before: old, after: clean, version, current })) return { slug };
    await tx
      .updateTable('category')
      .set({
        name,
        slug,
        short_name: shortName,
        description,
        color,
        has_comments: hasComments ? 1 : 0,
        sort_key: sortKey(name),
        version: version + 1,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
      .catch((error) => {
        throw isUniqueViolation(error) ? new Conflict('category.exists', CATEGORY_EXISTS) : error;
      });
    if (slug !== before.slug) {
      await tx.deleteFrom('category_redirect').where('slug', '=', slug).execute();
      await tx
        .insertInto('category_redirect')
        .values({ slug: before.slug, category_id: id, created_at: now })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ category_id: id }))
        .execute();
    }
    await recordChange(tx, categoryRecord, {
      ...{ id, actor, action: 'update', now, newId },
      before: { ...old, version },
      after: { ...clean, version: version + 1 },
    });
    return { slug };
  });
}

/** Checks only a changed name: a category may already share its name with an older one. */
async function refuseTakenNewName(tx: Db, input: { id: string; name: string }): Promise<void> {
  const name = cleanLine(input.name);
  const { name: current } = await getCategory(tx, { id: input.id });
  if (foldText(name) !== foldText(current)) await refuseTakenCategoryName(tx, { id: input.id, name });
}
