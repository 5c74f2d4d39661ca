import { formatDateTime } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import type { ComposeMailInput, MailDefinition } from '#platform/mail/mail-definition.ts';
import {
  renderMailButton,
  renderMailHtml,
  renderMailMasthead,
  renderMailParagraphs,
  renderMailSmallPrint,
} from '#platform/mail/mail-html.ts';
import type { Message } from '#platform/mail/mailer.ts';
import type { MailKind } from '#platform/mail/tables.ts';
import { contactMailText, contactText } from '../text.ts';
import type { ContactMessage } from './contact-message.ts';
import { toContactMessage } from './contact-messages.ts';

declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    /** About a message of the contact form. */
    contactNotice: true;
    /** About a reply to such a message. */
    contactReply: true;
  }
}

export const contactMails = {
  contactNotice: { compose: composeContactNotice },
  contactReply: {
    compose: composeContactReply,
    async recordDone(db: Db, { subjectId, now }: { subjectId: string; now: number }) {
      await db.updateTable('contact_reply').set({ sent_at: now }).where('id', '=', subjectId).execute();
    },
  },
} satisfies Partial<Record<MailKind, MailDefinition>>;

async function composeContactNotice(
  db: Db,
  { subjectId, context }: ComposeMailInput,
): Promise<Message | null> {
  const row = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', subjectId)
    .executeTakeFirst();
  return row ? renderNotice(toContactMessage(row), context) : null;
}

async function composeContactReply(
  db: Db,
  { subjectId, context }: ComposeMailInput,
): Promise<Message | null> {
  const reply = await db
    .selectFrom('contact_reply')
    .selectAll()
    .where('id', '=', subjectId)
    .executeTakeFirst();
  if (!reply) return null;
  const row = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', reply.message_id)
    .executeTakeFirstOrThrow();
  return renderReply(toContactMessage(row), { text: reply.text, staffName: reply.staff_name }, context);
}

/** The mail that notifies the newsroom of a reader's message. A reply to it goes to the reader. */
function renderNotice(message: ContactMessage, context: MailContext): Message {
  const subject = contactText.subjects[message.subject];
  const address = `${context.siteUrl}${href('/admin/inbox/:id', { id: message.id })}`;
  const facts = [
    `${contactText.name}: ${message.name}`,
    `${contactText.emailLabel}: ${message.email}`,
    ...(message.phone ? [`${contactText.phoneLabel}: ${message.phone}`] : []),
    `${contactText.subject}: ${subject}`,
  ].join('\n');
  const body = `${contactMailText.noticeIntro}\n\n${facts}\n\n${message.message}`;
  return {
    to: context.newsroomEmail,
    replyTo: message.email,
    subject: contactMailText.noticeSubject(subject, message.name),
    text: `${body}\n\n${contactMailText.open}: ${address}\n`,
    html: renderMailHtml({
      body:
        renderMailMasthead(context.siteName) +
        renderMailParagraphs(body) +
        renderMailButton(contactMailText.open, address),
    }),
  };
}

/** The newsroom's reply, with the reader's message below it. */
function renderReply(
  message: ContactMessage,
  reply: { text: string; staffName: string },
  context: MailContext,
): Message {
  const original = contactMailText.original(formatDateTime(message.createdAt));
  const quoted = message.message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const signature = `${reply.staffName}\n${context.siteName}`;
  return {
    to: message.email,
    replyTo: context.newsroomEmail,
    subject: contactMailText.replySubject(contactText.subjects[message.subject], context.siteName),
    text: `${reply.text}\n\n${signature}\n\n${original}\n${quoted}\n`,
    html: renderMailHtml({
      body:
        renderMailParagraphs(`${reply.text}\n\n${signature}`) +
        renderMailSmallPrint(renderMailParagraphs(`${original}\n\n${message.message}`)),
    }),
  };
}
