import { WEEK } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { findMediaUses } from '../find-media-uses.ts';

/** Younger files are not deleted: an upload may be running, or a database backup may be restored. */
export const ORPHAN_AGE_MS = WEEK;
const BATCH_SIZE = 200;

/**
 * Deletes uploaded files without a row in the table, which remain when a process dies between file and row. Files that an
 * article shows are not deleted. Returns the number of deleted files. `now` in epoch milliseconds.
 */
export async function deleteOrphanedFiles(
  db: Db,
  store: FileStore,
  { now }: { now: number },
): Promise<number> {
  const old = (await store.list('articles/')).filter(({ timeCreated }) => timeCreated <= now - ORPHAN_AGE_MS);
  let deleted = 0;
  for (let at = 0; at < old.length; at += BATCH_SIZE) {
    const paths = old.slice(at, at + BATCH_SIZE).map(({ fullPath }) => fullPath);
    const rows = await db.selectFrom('media').select('path').where('path', 'in', paths).execute();
    const known = new Set(rows.map(({ path }) => path));
    for (const path of paths) {
      if (known.has(path) || (await isUsed(db, path))) continue;
      await deleteVariants(store, path);
      await store.delete(path);
      deleted++;
    }
  }
  return deleted;
}

/** Whether an article, a deleted article or an autosave shows the file. */
async function isUsed(db: Db, path: string): Promise<boolean> {
  const { total, unsavedOrDeleted } = await findMediaUses(db, { media: { id: '', path } });
  return total + unsavedOrDeleted > 0;
}

/**
 * Deletes the variants of an image. With `keepFull`, not those of the whole image, which do not depend on the focal
 * point.
 */
export async function deleteVariants(
  store: FileStore,
  path: string,
  { keepFull = false }: { keepFull?: boolean } = {},
): Promise<void> {
  for (const { fullPath, name } of await store.list(`variants/${path}/`))
    if (!keepFull || !name.startsWith('full-')) await store.delete(fullPath);
}
