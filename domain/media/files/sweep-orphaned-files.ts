import type { Db } from '#db/schema.ts';
import { findMediaUses } from '../find-media-uses.ts';
import type { FileStore } from './file-store.ts';
import { sweepVariants } from './sweep-variants.ts';

/** A file is looked at when it is a week old: by then a restored database or an upload under way has found it. */
export const ORPHAN_AGE_MS = 7 * 24 * 3_600_000;
const TOGETHER = 200;

/**
 * Deletes uploaded files that no picture of the library has, left by a process that ended between file and row. Those that
 * an article names stay. Returns how many were deleted. `now` in epoch milliseconds.
 */
export async function sweepOrphanedFiles(
  db: Db,
  store: FileStore,
  { now }: { now: number },
): Promise<number> {
  const old = (await store.list('articles/')).filter(({ timeCreated }) => timeCreated <= now - ORPHAN_AGE_MS);
  let deleted = 0;
  for (let at = 0; at < old.length; at += TOGETHER) {
    const paths = old.slice(at, at + TOGETHER).map(({ fullPath }) => fullPath);
    const rows = await db.selectFrom('media').select('path').where('path', 'in', paths).execute();
    const known = new Set(rows.map(({ path }) => path));
    for (const path of paths) {
      if (known.has(path) || (await isUsed(db, path))) continue;
      await sweepVariants(store, path);
      await store.delete(path);
      deleted++;
    }
  }
  return deleted;
}

/** Whether an article shows the file although the library does not have it, also a deleted or an unsaved one. */
async function isUsed(db: Db, path: string): Promise<boolean> {
  const { total, unsettled } = await findMediaUses(db, { media: { id: '', path } });
  return total + unsettled > 0;
}
