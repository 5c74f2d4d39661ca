import { MINUTE } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { createReaderKey } from '#platform/page-cache/reader-key.ts';
import { createSessionCheck } from '#platform/sessions/session-check.ts';
import { analyticsBaseline } from '../migrations/0001-analytics.ts';
import { pageViewTables } from '../migrations/0014-page-view-tables.ts';
import { deleteOldHours, deleteOldVisits } from '../rules/page-views/page-view.ts';
import { createAnalyticsFailures } from './analytics-failures.ts';
import { createPageViewAnswers } from './answer-page-views.ts';
import { createPageViewCounter } from './page-view-counter.ts';
import { createPageViewReports } from './report-page-view.ts';

export const analyticsServer = defineServerFeature({
  name: 'analytics',
  migrations: [analyticsBaseline, pageViewTables],
  start({ db, config, secret, networkKey, headers, now, log }) {
    const reportPageView = createPageViewReports({
      countPageView: createPageViewCounter({ db, now }),
      readerKey: createReaderKey({ secret, now }),
      networkKey,
      ownHost: new URL(config.siteUrl).host,
    });
    return {
      services: { reportPageView, reportAnalyticsFailure: createAnalyticsFailures({ now, log }) },
      answerRequest: createPageViewAnswers({
        reportPageView,
        hasSession: createSessionCheck(secret),
        trustProxy: config.trustProxy,
        headers,
      }),
      jobs: [
        { name: 'old visits', everyMs: 5 * MINUTE, run: () => deleteOldVisits(db, { now: now() }) },
        { name: 'old hours', everyMs: 60 * MINUTE, run: () => deleteOldHours(db, { now: now() }) },
      ],
    };
  },
});
