import type { Db } from '#platform/db/schema.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { NOON, newId } from './articles.ts';

/** The site whose mails the tests read. */
export const mailContext: MailContext = {
  siteName: 'GettoSport',
  siteUrl: 'https://gettosport.example',
  newsroomEmail: 'redaksiya@gettosport.example',
  postalAddress: 'Bakı, Azərbaycan',
};

/** The real mailer, connected to a mail server of the test. */
export function mailerTo(url: string): Mailer {
  return createMailer({
    config: {
      mail: { url, from: 'GettoSport <xeber@gettosport.example>' },
      siteUrl: mailContext.siteUrl,
      dataDir: '/nonexistent',
    },
    siteName: async () => mailContext.siteName,
    now: () => NOON,
    newId,
  });
}

/** Writes a confirmed subscriber. Returns its id. */
export async function writeSubscriber(db: Db, email: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('subscriber')
    .values({
      id,
      email,
      status: 'confirmed',
      consent_at: NOON,
      created_at: NOON,
      confirmed_at: NOON,
      unsubscribed_at: null,
      confirmation_requested_at: NOON,
    })
    .execute();
  return id;
}
