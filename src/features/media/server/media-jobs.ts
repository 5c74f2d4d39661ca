import { DAY } from '#az/format/durations.ts';
import { deleteOldSharePictures } from '#features/share-pictures/rules/delete-old-share-pictures.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import type { Log } from '#platform/log.ts';
import { deleteOrphanedFiles } from '../rules/files/delete-orphaned-files.ts';

/** The periodic jobs of media: they delete files that belong to no image, and old share pictures. */
export function mediaJobs(parts: { db: Db; store: FileStore; now: () => number; log: Log }): Job[] {
  const { db, store, now, log } = parts;
  return [
    {
      name: 'orphaned files',
      everyMs: DAY,
      async run() {
        const count = await deleteOrphanedFiles(db, store, { now: now() });
        if (count > 0) log.info('orphaned files deleted', { count });
      },
    },
    {
      name: 'share pictures',
      everyMs: DAY,
      run: () => deleteOldSharePictures(store, { now: now() }),
    },
  ];
}
