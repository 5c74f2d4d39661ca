import { DAY } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { deleteOldSharePictures } from '../rules/make-share-picture.ts';

export const sharePicturesServer = defineServerFeature({
  name: 'share-pictures',
  start: ({ store, now }) => ({
    jobs: [
      {
        name: 'share pictures',
        everyMs: DAY,
        run: () => deleteOldSharePictures(store, { now: now() }),
      },
    ],
  }),
});
