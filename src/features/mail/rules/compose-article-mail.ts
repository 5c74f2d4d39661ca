import type { Db } from '#platform/db/schema.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import type { Message } from '#platform/mail/mailer.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { composeArticlePendingMail, composeArticleReturnedMail } from './article-mail.ts';

/**
 * Composes the mail to the editor with the address `recipient` about the article that was submitted in the revision
 * `revisionId`. Null when the article is not pending any more, was submitted newer, or the account may not approve it.
 */
export async function composeArticlePending(
  db: Db,
  { revisionId, recipient, context }: { revisionId: string; recipient: string | null; context: MailContext },
): Promise<Message | null> {
  const revision = await findLatestTransition(db, revisionId);
  if (revision?.status !== 'pending' || recipient === null) return null;
  const editor = await db
    .selectFrom('staff')
    .select(['name', 'email', 'role', 'banned'])
    .where('email', '=', recipient)
    .executeTakeFirst();
  if (!editor?.role || editor.banned || !hasRole({ role: editor.role }, 'editor')) return null;
  const { article_id: articleId, title, staff_name } = revision;
  const mail = { to: editor.email, name: editor.name, by: staff_name ?? context.siteName, title, articleId };
  return composeArticlePendingMail(mail, context);
}

/**
 * Composes the mail to the creator of the article that was returned in the revision `revisionId`. Null when the
 * article is not a returned draft any more, was returned newer, or the creator's account is disabled.
 */
export async function composeArticleReturned(
  db: Db,
  { revisionId, context }: { revisionId: string; context: MailContext },
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
  return composeArticleReturnedMail({ ...mail, reason }, context);
}

/** The revision with the current article. Undefined when the article was submitted or returned newer since then. */
async function findLatestTransition(db: Db, revisionId: string) {
  const revision = await db
    .selectFrom('article_revision')
    .innerJoin('article', 'article.id', 'article_revision.article_id')
    .select(['article_revision.article_id', 'article_revision.version', 'article_revision.kind'])
    .select(['article_revision.staff_name', 'article.title', 'article.status', 'article.created_by'])
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
