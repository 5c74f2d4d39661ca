import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/**
 * Closes the comments of an article, or opens them again. For editors.
 * @throws Forbidden, NotFound.
 */
export async function closeDiscussion(
  db: Db,
  input: { actor: Actor; articleId: string; isClosed: boolean; now: number; newId: NewId },
): Promise<void> {
  const { actor, articleId, isClosed, now, newId } = input;
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const article = await tx
      .selectFrom('article')
      .select('id')
      .where('id', '=', articleId)
      .executeTakeFirst();
    if (!article) throw new NotFound(`No article has the id ${articleId}`);
    const changed = isClosed
      ? await tx
          .insertInto('closed_discussion')
          .values({ article_id: articleId, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await tx.deleteFrom('closed_discussion').where('article_id', '=', articleId).executeTakeFirst();
    const count = 'numDeletedRows' in changed ? changed.numDeletedRows : changed.numInsertedOrUpdatedRows;
    if (!count) return;
    await recordAudit(tx, {
      ...{ actor, action: isClosed ? 'article.commentsClosed' : 'article.commentsOpened', now, newId },
      ...{ subjectType: 'article', subjectId: articleId, before: null, after: null },
    });
  });
}
