import { sql } from 'kysely';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import type { RecordDeclaration } from '../record.ts';
import { listOrderColumns, tableOf, titleColumn } from './record-rules.ts';

/**
 * Changes the editors' order of all records: the given ids come first, in their order. The others follow in their current
 * order. @throws Forbidden
 */
export async function orderRecords(
  db: Db,
  record: RecordDeclaration,
  { ids, ...change }: Change & { ids: readonly string[] },
): Promise<void> {
  requireRole(change.actor, record.role);
  await inTransaction(db, async (tx) => {
    await lockAllRows(tx, record);
    const rows = await listOrderColumns(record)
      .reduce((query, column) => query.orderBy(sql.ref(column)), tx.selectFrom(tableOf(record)))
      .select(['id', titleColumn(record).as('title'), sql.ref<number>(record.list.order).as('place')])
      .execute();
    const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const ordered = rows.toSorted((a, b) => place(a.id) - place(b.id));
    if (ordered.every((row, at) => row === rows[at])) return;
    for (const [at, row] of ordered.entries())
      if (at !== row.place)
        await tx
          .updateTable(tableOf(record))
          .set({ [record.list.order]: at } as never)
          .where('id', '=', row.id)
          .execute();
    await recordAudit(tx, change, `${record.name}.order`, 'all', {
      before: { position: rows.map(({ title }) => title) },
      after: { position: ordered.map(({ title }) => title) },
    });
  });
}

/** A second editor waits here, and orders what the first one has ordered. The rows are locked in the order of their ids. */
async function lockAllRows(tx: Db, record: RecordDeclaration): Promise<void> {
  if (engineOf(tx) === 'sqlite') return;
  await tx.selectFrom(tableOf(record)).select('id').orderBy('id').forNoKeyUpdate().execute();
}

/** The place of a new record: after all others. */
export async function findNextPlace(tx: Db, record: RecordDeclaration): Promise<number> {
  const { last } = await tx
    .selectFrom(tableOf(record))
    .select(({ fn }) => fn.max(sql.ref<number>(record.list.order)).as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
