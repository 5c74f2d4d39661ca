import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import type { NewId } from '#domain/new-id.ts';
import { type CategoryInput, cleanCategoryInput } from './category-input.ts';
import { importCategory } from './import-category.ts';

/**
 * Creates a category (spec §5, §7). For editors. Without a position it is the last in the editors' order.
 * @throws Forbidden, InvalidInput, or Conflict 'category.exists' when the name or the slug is taken.
 */
export async function createCategory(
  db: Db,
  { actor, category, now, newId }: { actor: Actor; category: CategoryInput; now: number; newId: NewId },
): Promise<{ id: string; slug: string }> {
  requireRole(actor, 'editor');
  return inTransaction(db, async (tx) => {
    const last = await tx
      .selectFrom('category')
      .select(({ fn }) => fn.max('position').as('position'))
      .executeTakeFirst();
    const position = category.position ?? (last?.position ?? -1) + 1;
    const made = await importCategory(tx, { category: { ...category, position }, now, newId });
    await recordAudit(tx, {
      ...{ actor, action: 'category.create', subjectType: 'category', subjectId: made.id, now, newId },
      before: null,
      after: cleanCategoryInput(category),
    });
    return made;
  });
}
