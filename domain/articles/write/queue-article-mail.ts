import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { queueMail } from '#domain/audience/mail/queue-mail.ts';
import type { NewId } from '#domain/new-id.ts';

/**
 * Queues the mails about an article that now waits for approval (`pending`, to every editor and admin) or was returned
 * (`returned`, to its creator). Whoever took the step gets none. Call it in the transaction of the step, after its
 * revision is recorded. `now` in epoch milliseconds.
 */
export async function queueArticleMail(
  tx: Db,
  the: { articleId: string; step: 'pending' | 'returned'; by: Actor | null; now: number; newId: NewId },
): Promise<void> {
  const { articleId, by, now, newId } = the;
  const { id: subjectId, created_by } = await tx
    .selectFrom('article_revision')
    .innerJoin('article', 'article.id', 'article_revision.article_id')
    .select(['article_revision.id', 'article.created_by'])
    .where('article_revision.article_id', '=', articleId)
    .orderBy('article_revision.version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (the.step === 'returned') {
    if (created_by !== null && created_by !== by?.id)
      await queueMail(tx, { kind: 'articleReturned', subjectId, now, newId });
    return;
  }
  const editors = await tx
    .selectFrom('staff')
    .select(['id', 'email', 'banned'])
    .where('role', 'in', ['editor', 'admin'])
    .execute();
  for (const { id, email, banned } of editors)
    if (!banned && id !== by?.id)
      await queueMail(tx, { kind: 'articlePending', subjectId, recipient: email, now, newId });
}
