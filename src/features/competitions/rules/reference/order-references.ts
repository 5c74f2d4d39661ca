import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import type { ReferenceChange } from './reference-change.ts';

/** The kinds that the editors order. */
export type OrderedKind = 'competition' | 'broadcaster';

/** Changes the editors' order: the given ids come first, the others follow in their current order. For editors. */
export async function orderReferences(
  db: Db,
  input: Omit<ReferenceChange, 'kind' | 'id'> & { kind: OrderedKind; ids: readonly string[] },
): Promise<void> {
  const { kind, ids, actor, now, newId } = input;
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom(kind as 'broadcaster')
      .select(['id', 'name', 'position'])
      .orderBy('position')
      .orderBy('slug')
      .execute();
    const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const ordered = rows.toSorted((a, b) => place(a.id) - place(b.id));
    if (ordered.every((row, at) => row === rows[at])) return;
    // Sorted by id, so that two editors lock the rows in the same order.
    for (const { id, position } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const at = ordered.findIndex((row) => row.id === id);
      if (at !== position)
        await tx
          .updateTable(kind as 'broadcaster')
          .set({ position: at })
          .where('id', '=', id)
          .execute();
    }
    await recordAudit(tx, {
      ...{ actor, action: `${kind}.order`, subjectType: kind, subjectId: 'all', now, newId },
      before: { position: rows.map(({ name }) => name) },
      after: { position: ordered.map(({ name }) => name) },
    });
  });
}
