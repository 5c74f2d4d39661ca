import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { deleteOldSharePictures } from '../rules/delete-old-share-pictures.ts';

const DAY_MS = 24 * 3_600_000;

export const sharePicturesServer = defineServerFeature({
  name: 'share-pictures',
  start: ({ store, now }) => ({
    jobs: [
      {
        name: 'share pictures',
        everyMs: DAY_MS,
        run: () => deleteOldSharePictures(store, { now: now() }),
      },
    ],
  }),
});
