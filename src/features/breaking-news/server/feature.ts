import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { href } from '#platform/http/href.ts';
import { breakingNewsBaseline } from '../migrations/0001-breaking-news.ts';
import { breakingRecord } from '../rules/breaking-record.ts';
import { updateShownBreaking } from '../rules/shown-breaking.ts';

export const breakingNewsServer = defineServerFeature({
  name: 'breaking-news',
  migrations: [breakingNewsBaseline],
  records: [breakingRecord],
  topics: { breaking: { address: href('/api/breaking'), scopes: ['breaking'] } },
  start: ({ db, now, newId }) => ({
    jobs: [
      { name: 'breaking strip', everyMs: 1000, run: () => updateShownBreaking(db, { now: now(), newId }) },
    ],
  }),
});
