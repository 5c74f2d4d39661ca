import { DAY } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { mediaBaseline } from '../migrations/0001-media.ts';
import { deleteOrphanedFiles } from '../rules/files/delete-files.ts';
import { createMediaFiles } from './media-files.ts';

export const mediaServer = defineServerFeature({
  name: 'media',
  migrations: [mediaBaseline],
  start: ({ db, store, config, headers, now, log }) => ({
    answerRequest: createMediaFiles({ db, store, now, trustProxy: config.trustProxy, headers }),
    jobs: [
      {
        name: 'orphaned files',
        everyMs: DAY,
        async run() {
          const count = await deleteOrphanedFiles(db, store, { now: now() });
          if (count > 0) log.info('orphaned files deleted', { count });
        },
      },
    ],
  }),
});
