import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { frontPageBaseline } from '../migrations/0001-front-page.ts';
import { deleteExpiredPins } from '../rules/pinned-articles.ts';
import { publishDueLayouts } from '../rules/scheduled-layouts.ts';

export const frontPageServer = defineServerFeature({
  name: 'front-page',
  migrations: [frontPageBaseline],
  start: ({ db, now, newId }) => ({
    jobs: [
      {
        name: 'front page',
        everyMs: 1000,
        async run() {
          await publishDueLayouts(db, { now: now(), newId });
          await deleteExpiredPins(db, { now: now() });
        },
      },
    ],
  }),
});
