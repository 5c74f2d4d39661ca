import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { updateShownBreaking } from '../rules/update-shown-breaking.ts';

export const breakingNewsServer = defineServerFeature({
  name: 'breaking-news',
  start: ({ db, now, newId }) => ({
    jobs: [
      { name: 'breaking strip', everyMs: 1000, run: () => updateShownBreaking(db, { now: now(), newId }) },
    ],
  }),
});
