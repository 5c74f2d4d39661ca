import { HOUR } from '#az/format/durations.ts';
import { deleteOldCommentData } from '#features/comments/rules/delete-old-comment-data.ts';
import { sendQueuedMail } from '#features/mail/rules/send-queued-mail.ts';
import { getSiteSettings } from '#features/settings/rules/get-site-settings.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { createMailContext } from '#platform/mail/mail-context.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { NewId } from '#platform/new-id.ts';
import { deleteOldAudienceData } from '../rules/delete-old-audience-data.ts';
import { runDeliveryBatch } from '../rules/run-delivery-batch.ts';

interface Parts {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, 'siteName' | 'siteUrl'>;
  now: () => number;
  newId: NewId;
}

/** The periodic jobs of the audience: mail, newsletter and the deletion of old personal data. */
export function audienceJobs({ db, mailer, config, now, newId }: Parts): Job[] {
  const readContext = async () => createMailContext(config, await getSiteSettings(db));
  return [
    {
      name: 'mail',
      everyMs: 1000,
      run: async () => sendQueuedMail(db, mailer, { context: await readContext(), now, newId }),
    },
    {
      name: 'newsletter',
      everyMs: 1000,
      async run(signal) {
        const batch = { context: await readContext(), now, newId, signal };
        while (!signal.aborted && (await runDeliveryBatch(db, mailer, batch)) > 0);
      },
    },
    { name: 'old audience data', everyMs: HOUR, run: () => deleteOldAudienceData(db, { now: now() }) },
    { name: 'old comment data', everyMs: HOUR, run: () => deleteOldCommentData(db, { now: now() }) },
  ];
}
