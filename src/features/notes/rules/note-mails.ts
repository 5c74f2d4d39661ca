import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import type { ComposeMailInput, MailDefinition } from '#platform/mail/mail-definition.ts';
import {
  renderMailButton,
  renderMailHtml,
  renderMailMasthead,
  renderMailParagraphs,
} from '#platform/mail/mail-html.ts';
import type { Message } from '#platform/mail/mailer.ts';
import type { MailKind } from '#platform/mail/tables.ts';
import { mentionMailText } from '../text.ts';

declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    /** About a mention of a staff member in a note. */
    noteMention: true;
  }
}

export const noteMails = {
  noteMention: { compose: composeMention },
} satisfies Partial<Record<MailKind, MailDefinition>>;

/** Null when the note was read before the mail is sent, or the account is disabled. */
async function composeMention(db: Db, { subjectId, context }: ComposeMailInput): Promise<Message | null> {
  const mention = await db
    .selectFrom('note_mention')
    .innerJoin('article_note', 'article_note.id', 'note_mention.note_id')
    .innerJoin('article', 'article.id', 'note_mention.article_id')
    .innerJoin('staff', 'staff.id', 'note_mention.staff_id')
    .select(['note_mention.note_id', 'note_mention.read_at', 'article.id', 'article.title'])
    .select(['article_note.text', 'article_note.staff_name', 'staff.name', 'staff.email', 'staff.banned'])
    .where('note_mention.id', '=', subjectId)
    .executeTakeFirst();
  if (!mention || mention.read_at !== null || mention.banned) return null;
  const mentionedStaff = await db
    .selectFrom('note_mention')
    .select(['staff_id', 'staff_name'])
    .where('note_id', '=', mention.note_id)
    .execute();
  const text = mentionedStaff.reduce(
    (noteText, { staff_id, staff_name }) => noteText.replaceAll(`@[${staff_id}]`, `@${staff_name}`),
    mention.text,
  );
  const { name, title, staff_name: author, email: to, id: articleId } = mention;
  return renderMention({ to, name, author, title, text, articleId }, context);
}

/** The mail that tells a staff member that a note mentions them. */
function renderMention(
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
