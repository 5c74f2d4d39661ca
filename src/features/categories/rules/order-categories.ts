import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/**
 * Changes the editors' order of the categories: the given ids come first, in their order. The others follow in their
 * current order. For editors.
 * @throws Forbidden
 */
export async function orderCategories(
  db: Db,
  { actor, ids, now, newId }: { actor: Actor; ids: readonly string[]; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('category')
      .select(['id', 'name', 'position'])
      .orderBy('position')
      .orderBy('sort_key')
      .orderBy('id')
      .execute();
    const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const ordered = [...rows].sort((a, b) => place(a.id) - place(b.id));
    if (ordered.every((row, at) => row === rows[at])) return;
    // Sorted by id: the lock order of `article-counts.ts` in the baseline.
    for (const { id, position } of [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const at = ordered.findIndex((row) => row.id === id);
      if (at !== position)
        await tx.updateTable('category').set({ position: at }).where('id', '=', id).execute();
    }
    await recordAudit(tx, {
      ...{ actor, action: 'category.order', subjectType: 'category', subjectId: 'all', now, newId },
      before: { order: rows.map((row) => row.name) },
      after: { order: ordered.map((row) => row.name) },
    });
  });
}
