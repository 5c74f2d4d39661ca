import { HOUR, MINUTE } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { readQueue } from '#platform/metrics/queue.ts';
import { newsletterBaseline } from '../migrations/0001-newsletter.ts';
import { releaseFutureIssueDeliveries } from '../rules/claim-issue-deliveries.ts';
import { newsletterMails } from '../rules/newsletter-mails.ts';
import { runDeliveryBatch } from '../rules/run-delivery-batch.ts';
import { deleteOldSubscriptions } from '../rules/subscribers/end-subscription.ts';

export const newsletterServer = defineServerFeature({
  name: 'newsletter',
  migrations: [newsletterBaseline],
  mails: newsletterMails,
  start: ({ db, mailer, readMailContext, now, newId }) => ({
    queues: [
      {
        name: 'newsletter',
        read: () =>
          readQueue(
            db,
            db
              .selectFrom('newsletter_delivery')
              .where('status', '=', 'queued')
              .orderBy('due_at')
              .select('due_at as due'),
          ),
      },
    ],
    jobs: [
      {
        name: 'newsletter',
        everyMs: 1000,
        async run(signal) {
          const batch = { context: await readMailContext(), now, newId, signal };
          while (!signal.aborted && (await runDeliveryBatch(db, mailer, batch)) > 0);
        },
      },
      {
        name: 'issues of a clock that was ahead',
        everyMs: MINUTE,
        run: () => releaseFutureIssueDeliveries(db, { now: now() }),
      },
      {
        name: 'old subscriptions',
        everyMs: HOUR,
        run: () => deleteOldSubscriptions(db, { now: now() }),
      },
    ],
  }),
});
