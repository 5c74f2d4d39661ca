import { newsletterMailText } from '#az/text/site/newsletter.ts';
import { href } from '#domain/href.ts';
import type { Message } from '#domain/mailer.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { mailButton, mailHtml, mailMasthead, mailParagraphs } from '../mail/mail-html.ts';

const words = newsletterMailText;

/** Asks the owner of an address whether they want the newsletter. */
export function confirmationMail(to: string, token: string, { siteName, siteUrl }: MailContext): Message {
  const address = `${siteUrl}${href('/newsletter/confirm/:token', { token })}`;
  const before = `${words.hello}\n\n${words.confirmText(siteName)}`;
  const after = `${words.confirmValid} ${words.confirmIgnore}`;
  return {
    to,
    subject: words.confirmSubject(siteName),
    text: `${before}\n\n${address}\n\n${after}\n\n${siteName}\n`,
    html: mailHtml({
      body:
        mailMasthead(siteName) +
        mailParagraphs(before) +
        mailButton(words.confirm, address) +
        mailParagraphs(after),
    }),
  };
}

/** Tells who asked again that nothing is left to do. Only the owner of the address learns it. */
export function alreadySubscribedMail(to: string, { siteName }: MailContext): Message {
  const body = `${words.hello}\n\n${words.alreadyText(siteName)}\n\n${words.alreadyLeave}`;
  return {
    to,
    subject: words.alreadySubject(siteName),
    text: `${body}\n\n${siteName}\n`,
    html: mailHtml({ body: mailMasthead(siteName) + mailParagraphs(body) }),
  };
}
