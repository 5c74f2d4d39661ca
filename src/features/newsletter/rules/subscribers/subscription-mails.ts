import { href } from '#platform/http/href.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import {
  renderMailButton,
  renderMailHtml,
  renderMailMasthead,
  renderMailParagraphs,
} from '#platform/mail/mail-html.ts';
import type { Message } from '#platform/mail/mailer.ts';
import { newsletterMailText } from '../../text.ts';

const texts = newsletterMailText;

/** The mail that asks the owner of an address to confirm the subscription. */
export function composeConfirmationMail(
  to: string,
  token: string,
  { siteName, siteUrl }: MailContext,
): Message {
  const address = `${siteUrl}${href('/newsletter/confirm/:token', { token })}`;
  const before = `${texts.hello}\n\n${texts.confirmText(siteName)}`;
  const after = `${texts.confirmValid} ${texts.confirmIgnore}`;
  return {
    to,
    subject: texts.confirmSubject(siteName),
    text: `${before}\n\n${address}\n\n${after}\n\n${siteName}\n`,
    html: renderMailHtml({
      body:
        renderMailMasthead(siteName) +
        renderMailParagraphs(before) +
        renderMailButton(texts.confirm, address) +
        renderMailParagraphs(after),
    }),
  };
}

/** The mail that tells a confirmed subscriber that the address is already subscribed. */
export function composeAlreadySubscribedMail(to: string, { siteName }: MailContext): Message {
  const body = `${texts.hello}\n\n${texts.alreadyText(siteName)}\n\n${texts.alreadyLeave}`;
  return {
    to,
    subject: texts.alreadySubject(siteName),
    text: `${body}\n\n${siteName}\n`,
    html: renderMailHtml({ body: renderMailMasthead(siteName) + renderMailParagraphs(body) }),
  };
}
