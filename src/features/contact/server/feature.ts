import { HOUR } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { contactBaseline } from '../migrations/0001-contact.ts';
import { deleteOldContactMessages } from '../rules/change-contact-message.ts';
import { contactMails } from '../rules/contact-mails.ts';

export const contactServer = defineServerFeature({
  name: 'contact',
  migrations: [contactBaseline],
  mails: contactMails,
  start: ({ db, now }) => ({
    jobs: [
      {
        name: 'old contact messages',
        everyMs: HOUR,
        run: () => deleteOldContactMessages(db, { now: now() }),
      },
    ],
  }),
});
