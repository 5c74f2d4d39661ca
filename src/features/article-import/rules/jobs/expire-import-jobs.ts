import { WEEK } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';

const MAX_AGE_MS = WEEK;

/** Deletes the files of imports that were checked a week ago and never started. An export may hold personal data. */
export async function expireImportJobs(db: Db, store: FileStore, { now }: { now: number }): Promise<void> {
  // The rows are locked until the files are deleted, so that nobody starts an import whose file is gone.
  await inTransaction(db, async (tx) => {
    const expired = await tx
      .updateTable('import_job')
      .set({ status: 'expired' })
      .where('status', '=', 'checked')
      .where('updated_at', '<=', now - MAX_AGE_MS)
      .returning('file_path')
      .execute();
    for (const { file_path } of expired) await store.delete(file_path);
  });
}
