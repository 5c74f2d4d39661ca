import { composeContactNoticeMail, composeContactReplyMail } from '#features/contact/rules/contact-mails.ts';
import { toContactMessage } from '#features/contact/rules/list-contact-messages.ts';
import { composeIssueMail } from '#features/newsletter/rules/issue-mail.ts';
import { listIssueArticles } from '#features/newsletter/rules/list-issue-articles.ts';
import { CONFIRM_WITHIN_MS } from '#features/newsletter/rules/subscribers/confirm-subscription.ts';
import {
  composeAlreadySubscribedMail,
  composeConfirmationMail,
} from '#features/newsletter/rules/subscribers/subscription-mails.ts';
import { newsletterMailText } from '#features/newsletter/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { pathPrefix } from '#platform/http/href.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import type { Message } from '#platform/mail/mailer.ts';
import type { MailKind } from '#platform/mail/tables.ts';
import type { NewId } from '#platform/new-id.ts';
import { createToken, hashToken } from '#platform/sessions/secret-token.ts';
import { composeArticlePending, composeArticleReturned } from './compose-article-mail.ts';
import { composeMentionMail } from './mention-mail.ts';

/** The input for composing a mail. */
export interface ComposeMailInput {
  /** The id of the row that the mail is about. */
  subjectId: string;
  recipient: string | null;
  context: MailContext;
  now: number;
  newId: NewId;
}

/** Composes a queued mail with the current data. Null when the mail is not needed any more. */
export async function composeMail(
  db: Db,
  kind: MailKind,
  composing: ComposeMailInput,
): Promise<Message | null> {
  switch (kind) {
    case 'contactNotice':
      return composeContactNotice(db, composing);
    case 'contactReply':
      return composeContactReply(db, composing);
    case 'confirmSubscription':
      return composeConfirmation(db, composing);
    case 'alreadySubscribed':
      return composeAlreadySubscribed(db, composing);
    case 'issueTest':
      return composeIssueTest(db, composing);
    case 'noteMention':
      return composeMention(db, composing);
    case 'articlePending':
      return composeArticlePending(db, { ...composing, revisionId: composing.subjectId });
    case 'articleReturned':
      return composeArticleReturned(db, { ...composing, revisionId: composing.subjectId });
  }
}

async function composeContactNotice(
  db: Db,
  { subjectId, context }: ComposeMailInput,
): Promise<Message | null> {
  const row = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', subjectId)
    .executeTakeFirst();
  return row ? composeContactNoticeMail(toContactMessage(row), context) : null;
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
  return composeContactReplyMail(
    toContactMessage(row),
    { text: reply.text, staffName: reply.staff_name },
    context,
  );
}

/** Creates the token now, so that only the mail contains it. */
async function composeConfirmation(db: Db, composing: ComposeMailInput): Promise<Message | null> {
  const { subjectId, context, now, newId } = composing;
  const email = await findEmail(db, subjectId);
  if (email === null) return null;
  const token = createToken(newId);
  await db
    .insertInto('subscriber_token')
    .values({ hash: hashToken(token), subscriber_id: subjectId, expires_at: now + CONFIRM_WITHIN_MS })
    .execute();
  return composeConfirmationMail(email, token, context);
}

async function composeAlreadySubscribed(
  db: Db,
  { subjectId, context }: ComposeMailInput,
): Promise<Message | null> {
  const email = await findEmail(db, subjectId);
  return email === null ? null : composeAlreadySubscribedMail(email, context);
}

/** The issue as readers get it, except that the unsubscribe link has no token. */
async function composeIssueTest(
  db: Db,
  { subjectId, recipient, context }: ComposeMailInput,
): Promise<Message | null> {
  const issue = await db
    .selectFrom('newsletter_issue')
    .select(['kind', 'subject', 'intro'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  if (!issue || recipient === null) return null;
  const articles = await listIssueArticles(db, { issueId: subjectId });
  const mail = composeIssueMail(
    { ...issue, articles },
    context,
    `${context.siteUrl}${pathPrefix('/newsletter/unsubscribe/:token?')}`,
  );
  return {
    to: recipient,
    subject: newsletterMailText.testSubject(issue.subject),
    text: mail.text,
    html: mail.html,
    replyTo: mail.replyTo,
  };
}

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
  return composeMentionMail({ to, name, author, title, text, articleId }, context);
}

async function findEmail(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('subscriber').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}
