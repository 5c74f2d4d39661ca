import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type CategoryInput, cleanCategoryInput } from './category-input.ts';
import { importCategory } from './import-category.ts';

/**
 * Creates a category (spec §5, §7). For editors.
 * @throws Forbidden, InvalidInput, or Conflict 'category.exists' when the name or the slug is taken.
 */
export async function createCategory(
  db: Db,
  { actor, category, now, newId }: { actor: Actor; category: CategoryInput; now: number; newId: NewId },
): Promise<{ id: string; slug: string }> {
  requireRole(actor, 'editor');
  return inTransaction(db, async (tx) => {
    const made = await importCategory(tx, { category, now, newId });
    await recordAudit(tx, {
      ...{ actor, action: 'category.create', subjectType: 'category', subjectId: made.id, now, newId },
      before: null,
      after: { ...cleanCategoryInput(category), version: 1 },
    });
    return made;
  });
}
