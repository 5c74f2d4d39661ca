import { parseCategories } from '#features/accounts/rules/account-categories.ts';
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
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { MailKind } from '#platform/mail/tables.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, hasCategory, hasRole, listRoles } from '#platform/sessions/actor.ts';
import { articleMailText } from '../../text.ts';

declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    /** About the revision in which an article was submitted. It has a recipient. */
    articlePending: true;
    /** About the revision in which an article was returned. */
    articleReturned: true;
  }
}

export const articleMails = {
  articlePending: { compose: composePending },
  articleReturned: { compose: composeReturned },
} satisfies Partial<Record<MailKind, MailDefinition>>;

/**
 * Composes the mail to the editor with the address `recipient` about the article that was submitted in a
 * revision. Null when the article is not pending any more, was submitted newer, or the account may not approve it.
 */
async function composePending(
  db: Db,
  { subjectId: revisionId, recipient, context }: ComposeMailInput,
): Promise<Message | null> {
  const revision = await findLatestTransition(db, revisionId);
  if (revision?.status !== 'pending' || recipient === null) return null;
  const editor = await db
    .selectFrom('staff')
    .select(['name', 'email', 'role', 'categories', 'banned'])
    .where('email', '=', recipient)
    .executeTakeFirst();
  if (!editor?.role || editor.banned) return null;
  const account = { role: editor.role, categories: parseCategories(editor.categories) };
  if (!hasRole(account, 'editor') || !hasCategory(account, revision.category_id)) return null;
  const { article_id: articleId, title, staff_name } = revision;
  const mail = { to: editor.email, name: editor.name, by: staff_name ?? context.siteName, title, articleId };
  return renderPending(mail, context);
}

/**
 * Composes the mail to the creator of the article that was returned in a revision. Null when the
 * article is not a returned draft any more, was returned newer, or the creator's account is disabled.
 */
async function composeReturned(
  db: Db,
  { subjectId: revisionId, context }: ComposeMailInput,
): Promise<Message | null> {
  const revision = await findLatestTransition(db, revisionId);
  if (revision?.status !== 'draft' || !revision.returned_reason || !revision.created_by) return null;
  const author = await db
    .selectFrom('staff')
    .select(['name', 'email', 'role', 'banned'])
    .where('id', '=', revision.created_by)
    .executeTakeFirst();
  if (!author?.role || author.banned) return null;
  const { article_id: articleId, title, staff_name, returned_reason: reason } = revision;
  const mail = { to: author.email, name: author.name, by: staff_name ?? context.siteName, title, articleId };
  return renderReturned({ ...mail, reason }, context);
}

/** The revision with the current article. Undefined when the article was submitted or returned newer since then. */
async function findLatestTransition(db: Db, revisionId: string) {
  const revision = await db
    .selectFrom('article_revision')
    .innerJoin('article', 'article.id', 'article_revision.article_id')
    .select(['article_revision.article_id', 'article_revision.version', 'article_revision.kind'])
    .select(['article_revision.staff_name', 'article.title', 'article.status', 'article.created_by'])
    .select('article.category_id')
    .select('article.returned_reason')
    .where('article_revision.id', '=', revisionId)
    .executeTakeFirst();
  if (!revision) return undefined;
  const newer = await db
    .selectFrom('article_revision')
    .select('id')
    .where('article_id', '=', revision.article_id)
    .where('version', '>', revision.version)
    .where('kind', '=', revision.kind === 'return' ? 'return' : 'submit')
    .executeTakeFirst();
  return newer ? undefined : revision;
}

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
function renderPending(mail: ArticleMail, context: MailContext): Message {
  const body = [articleMailText.pendingIntro(mail.by, mail.title)];
  return renderArticleMail(mail, { subject: articleMailText.pendingSubject(mail.title), body }, context);
}

/** The mail that tells an author why an article was returned. */
function renderReturned(mail: ArticleMail & { reason: string }, context: MailContext): Message {
  const intro = articleMailText.returnedIntro(mail.by, mail.title);
  const body = [intro, mail.reason, articleMailText.returnedNext];
  return renderArticleMail(mail, { subject: articleMailText.returnedSubject(mail.title), body }, context);
}

function renderArticleMail(
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

/**
 * Queues the mails about an article that was submitted (to everybody who is an editor of its category) or returned (to its creator). The
 * account that made the change gets none. Call it in the transaction of the change. `now` in epoch milliseconds.
 */
export async function queueArticleMail(
  tx: Db,
  input: {
    /** The revision that the change created. */
    revisionId: string;
    /** The account that created the article. */
    createdBy: string | null;
    categoryId: string | null;
    kind: 'submit' | 'return';
    by: Actor | null;
    now: number;
    newId: NewId;
  },
): Promise<void> {
  const { revisionId: subjectId, createdBy, categoryId, by, now, newId } = input;
  if (input.kind === 'return') {
    if (createdBy !== null && createdBy !== by?.id)
      await queueMail(tx, { kind: 'articleReturned', subjectId, now, newId });
    return;
  }
  const editors = await tx
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'categories', 'banned'])
    .where('role', 'in', listRoles('editor'))
    .execute();
  for (const { id, email, role, categories, banned } of editors) {
    const isOfCategory =
      role !== null && hasCategory({ role, categories: parseCategories(categories) }, categoryId);
    if (!banned && id !== by?.id && isOfCategory)
      await queueMail(tx, { kind: 'articlePending', subjectId, recipient: email, now, newId });
  }
}
