import { MINUTE } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { analyticsBaseline } from '../migrations/0001-analytics.ts';
import { deleteOldHours, deleteOldVisits } from '../rules/page-views/page-view.ts';
import { createAnalyticsFailures } from './analytics-failures.ts';
import { createPageViewCounter } from './page-view-counter.ts';

export const analyticsServer = defineServerFeature({
  name: 'analytics',
  migrations: [analyticsBaseline],
  start: ({ db, now, log }) => ({
    services: {
      countPageView: createPageViewCounter({ db, now }),
      reportAnalyticsFailure: createAnalyticsFailures({ now, log }),
    },
    jobs: [
      { name: 'old visits', everyMs: 5 * MINUTE, run: () => deleteOldVisits(db, { now: now() }) },
      { name: 'old hours', everyMs: 60 * MINUTE, run: () => deleteOldHours(db, { now: now() }) },
    ],
  }),
});
