import type { Db } from '#platform/db/schema.ts';
import { href, pathPrefix } from '#platform/http/href.ts';
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
import { createToken, hashToken } from '#platform/sessions/secret-token.ts';
import { newsletterMailText } from '../text.ts';
import { listIssueArticles } from './issue-articles.ts';
import { composeIssueMail } from './issue-mail.ts';
import { CONFIRM_WITHIN_MS } from './subscribers/confirm-subscription.ts';

const texts = newsletterMailText;

declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    /** About a subscriber. */
    confirmSubscription: true;
    /** About a subscriber. */
    alreadySubscribed: true;
    /** About an issue. It has a recipient. */
    issueTest: true;
  }
}

export const newsletterMails = {
  confirmSubscription: { compose: composeConfirmation },
  alreadySubscribed: { compose: composeAlreadySubscribed },
  issueTest: { compose: composeIssueTest },
} satisfies Partial<Record<MailKind, MailDefinition>>;

/** Creates the token now, so that only the mail contains it. */
async function composeConfirmation(db: Db, input: ComposeMailInput): Promise<Message | null> {
  const { subjectId, context, now, newId } = input;
  const email = await findEmail(db, subjectId);
  if (email === null) return null;
  const token = createToken(newId);
  await db
    .insertInto('subscriber_token')
    .values({ hash: hashToken(token), subscriber_id: subjectId, expires_at: now + CONFIRM_WITHIN_MS })
    .execute();
  return renderConfirmation(email, token, context);
}

async function composeAlreadySubscribed(
  db: Db,
  { subjectId, context }: ComposeMailInput,
): Promise<Message | null> {
  const email = await findEmail(db, subjectId);
  return email === null ? null : renderAlreadySubscribed(email, context);
}

async function findEmail(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('subscriber').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}

/** The mail that asks the owner of an address to confirm the subscription. */
function renderConfirmation(to: string, token: string, { siteName, siteUrl }: MailContext): Message {
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
function renderAlreadySubscribed(to: string, { siteName }: MailContext): Message {
  const body = `${texts.hello}\n\n${texts.alreadyText(siteName)}\n\n${texts.alreadyLeave}`;
  return {
    to,
    subject: texts.alreadySubject(siteName),
    text: `${body}\n\n${siteName}\n`,
    html: renderMailHtml({ body: renderMailMasthead(siteName) + renderMailParagraphs(body) }),
  };
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
