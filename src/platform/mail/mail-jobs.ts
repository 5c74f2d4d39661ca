import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import type { NewId } from '#platform/new-id.ts';
import type { MailContext } from './mail-context.ts';
import type { Mailer } from './mailer.ts';
import { type Mails, sendQueuedMail } from './send-queued-mail.ts';

/** How long a mail that could not be sent is stored. The privacy policy names this time. */
const FAILED_RETENTION_MS = 30 * 24 * HOUR;

interface Parts {
  db: Db;
  mailer: Mailer;
  mails: Mails;
  readMailContext: () => Promise<MailContext>;
  now: () => number;
  newId: NewId;
}

/** The jobs of single mails. */
export function mailJobs({ db, mailer, mails, readMailContext, now, newId }: Parts): Job[] {
  return [
    {
      name: 'mail',
      everyMs: 1000,
      run: async () => sendQueuedMail(db, mailer, { mails, context: await readMailContext(), now, newId }),
    },
    { name: 'old failed mails', everyMs: HOUR, run: () => deleteOldFailedMails(db, { now: now() }) },
  ];
}

async function deleteOldFailedMails(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('failed_at', '<', now - FAILED_RETENTION_MS)
    .execute();
}
