import type { Db } from '#platform/db/schema.ts';
import { pathPrefix } from '#platform/http/href.ts';
import type { ComposeMailInput, MailDefinition } from '#platform/mail/mail-definition.ts';
import type { Message } from '#platform/mail/mailer.ts';
import type { MailKind } from '#platform/mail/tables.ts';
import { newsletterMailText } from '../text.ts';
import { composeIssueMail } from './issue-mail.ts';
import { listIssueArticles } from './list-issue-articles.ts';
import { composeAlreadySubscribed, composeConfirmation } from './subscribers/subscription-mails.ts';

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
