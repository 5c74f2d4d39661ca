import { listTableRows } from '#platform/db/list-table-rows.ts';
import type { Db } from '#platform/db/schema.ts';
import type { DeletedArticleRows } from './deleted-articles.ts';

/** A row of another table, such as a comment, that was deleted with its article and can be restored with it. */
export interface RowInBin {
  table: string;
  row: Readonly<Record<string, unknown>>;
}

/** All rows that wait with deleted articles. Reads the whole bin. */
export async function* listRowsInBin(db: Db): AsyncGenerator<RowInBin> {
  for await (const { rows } of listSnapshots(db))
    for (const [table, kept] of Object.entries(rows)) for (const row of kept) yield { table, row };
}

/** Takes rows out of the bin, and the reports of comments that it takes out. They do not come back with their article. */
export async function deleteRowsInBin(tx: Db, isDeleted: (found: RowInBin) => boolean): Promise<void> {
  for await (const { id, article, rows } of listSnapshots(tx)) {
    const left: typeof rows = Object.fromEntries(
      Object.entries(rows).map(([table, kept]) => [table, kept.filter((row) => !isDeleted({ table, row }))]),
    );
    const comments = new Set(left.comment?.map((row) => row.id));
    left.comment_report = left.comment_report?.filter((row) => comments.has(row.comment_id));
    const snapshot = JSON.stringify({ article, rows: left } satisfies DeletedArticleRows);
    if (snapshot !== JSON.stringify({ article, rows }))
      await tx.updateTable('deleted_article').set({ snapshot }).where('id', '=', id).execute();
  }
}

async function* listSnapshots(db: Db): AsyncGenerator<DeletedArticleRows & { id: string }> {
  for await (const batch of listTableRows(db, { table: 'deleted_article' }))
    for (const { id, snapshot } of batch)
      yield { id: String(id), ...(JSON.parse(String(snapshot)) as DeletedArticleRows) };
}
