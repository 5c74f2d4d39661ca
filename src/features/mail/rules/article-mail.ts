import { href } from '#platform/http/href.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import {
  renderMailButton,
  renderMailHtml,
  renderMailMasthead,
  renderMailParagraphs,
} from '#platform/mail/mail-html.ts';
import type { Message } from '#platform/mail/mailer.ts';
import { articleMailText } from '#platform/mail/text.ts';

interface ArticleMail {
  /** The e-mail address of the recipient. */
  to: string;
  /** The name of the recipient. */
  name: string;
  /** Who submitted or returned the article. */
  by: string;
  title: string;
  articleId: string;
}

/** The mail that tells an editor that an article waits for approval. */
export function composeArticlePendingMail(mail: ArticleMail, context: MailContext): Message {
  const body = [articleMailText.pendingIntro(mail.by, mail.title)];
  return composeArticleMail(mail, { subject: articleMailText.pendingSubject(mail.title), body }, context);
}

/** The mail that tells an author why an article was returned. */
export function composeArticleReturnedMail(
  mail: ArticleMail & { reason: string },
  context: MailContext,
): Message {
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
    html: renderMailHtml({
      body:
        renderMailMasthead(context.siteName) +
        renderMailParagraphs(text) +
        renderMailButton(articleMailText.open, address),
    }),
  };
}
