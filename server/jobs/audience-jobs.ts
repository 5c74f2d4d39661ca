import type { Db } from '#db/schema.ts';
import { deleteOldAudienceData } from '#domain/audience/delete-old-audience-data.ts';
import { createMailContext } from '#domain/audience/mail/mail-context.ts';
import { sendQueuedMail } from '#domain/audience/mail/send-queued-mail.ts';
import { runDeliveryBatch } from '#domain/audience/newsletter/run-delivery-batch.ts';
import { deleteOldCommentData } from '#domain/comments/delete-old-comment-data.ts';
import type { Mailer } from '#domain/mailer.ts';
import type { NewId } from '#domain/new-id.ts';
import { getSiteSettings } from '#domain/settings/get-site-settings.ts';
import type { Config } from '../config.ts';
import type { Job } from './scheduler.ts';

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
    { name: 'old audience data', everyMs: 3_600_000, run: () => deleteOldAudienceData(db, { now: now() }) },
    { name: 'old comment data', everyMs: 3_600_000, run: () => deleteOldCommentData(db, { now: now() }) },
  ];
}
