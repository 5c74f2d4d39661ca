import { mentionMailText } from '#features/notes/text.ts';
import { href } from '#platform/http/href.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import {
  renderMailButton,
  renderMailHtml,
  renderMailMasthead,
  renderMailParagraphs,
} from '#platform/mail/mail-html.ts';
import type { Message } from '#platform/mail/mailer.ts';

/** The mail that tells a staff member that a note mentions them. */
export function composeMentionMail(
  mention: { to: string; name: string; author: string; title: string; text: string; articleId: string },
  context: MailContext,
): Message {
  const { to, name, author, title, text, articleId } = mention;
  const address = `${context.siteUrl}${href('/admin/articles/edit/:id', { id: articleId })}#notes`;
  const intro = `${mentionMailText.greeting(name)}\n\n${mentionMailText.intro(author, title)}`;
  const body = `${intro}\n\n${text}`;
  return {
    to,
    subject: mentionMailText.subject(author, title),
    text: `${body}\n\n${mentionMailText.open}: ${address}\n`,
    html: renderMailHtml({
      body:
        renderMailMasthead(context.siteName) +
        renderMailParagraphs(body) +
        renderMailButton(mentionMailText.open, address),
    }),
  };
}
