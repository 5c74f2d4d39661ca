import { articleMailText } from '#az/text/mail.ts';
import { href } from '#domain/href.ts';
import type { Message } from '#domain/mailer.ts';
import type { MailContext } from './mail-context.ts';
import { mailButton, mailHtml, mailMasthead, mailParagraphs } from './mail-html.ts';

interface ArticleMail {
  /** Whom the mail goes to. */
  to: string;
  name: string;
  /** Who submitted or returned the article. */
  by: string;
  title: string;
  articleId: string;
}

/** Tells an editor that an article waits for approval. */
export function articlePendingMail(mail: ArticleMail, context: MailContext): Message {
  const body = [articleMailText.pendingIntro(mail.by, mail.title)];
  return composeArticleMail(mail, { subject: articleMailText.pendingSubject(mail.title), body }, context);
}

/** Tells an author that an article was returned, and why. */
export function articleReturnedMail(mail: ArticleMail & { reason: string }, context: MailContext): Message {
  const intro = articleMailText.returnedIntro(mail.by, mail.title);
  const body = [intro, mail.reason, articleMailText.returnedNext];
  return composeArticleMail(mail, { subject: articleMailText.returnedSubject(mail.title), body }, context);
}

function composeArticleMail(
  { to, name, articleId }: ArticleMail,
  { subject, body }: { subject: string; body: string[] },
  context: MailContext,
): Message {
  const address = `${context.siteUrl}${href('/admin/articles/edit/:id', { id: articleId })}`;
  const text = [articleMailText.greeting(name), ...body].join('\n\n');
  return {
    to,
    subject,
    text: `${text}\n\n${articleMailText.open}: ${address}\n`,
    html: mailHtml({
      body: mailMasthead(context.siteName) + mailParagraphs(text) + mailButton(articleMailText.open, address),
    }),
  };
}
