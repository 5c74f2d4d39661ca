import { DAY } from '#az/format/durations.ts';
import { getSiteSettings } from '#features/settings/rules/stored-settings.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, NotFound } from '#platform/errors.ts';
import { type Actor, type Change, hasCategory, hasRole, requireRole } from '#platform/sessions/actor.ts';

/** `off`: the category has no comments, and none are shown. `closed`: the comments are shown, and no new ones are accepted. */
export type DiscussionState = 'off' | 'open' | 'closed';

/** Whether readers may comment on an article at `now`. */
export async function findDiscussion(
  db: Db,
  { articleId, now }: { articleId: string; now: number },
): Promise<DiscussionState> {
  const row = await db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .leftJoin('closed_discussion', 'closed_discussion.article_id', 'article.id')
    .select(['article.status', 'article.published_at', 'category.has_comments'])
    .select('closed_discussion.article_id as closed')
    .where('article.id', '=', articleId)
    .executeTakeFirst();
  if (!row?.has_comments || (row.status !== 'published' && row.status !== 'archived')) return 'off';
  if (row.status === 'archived' || row.closed !== null) return 'closed';
  const { commentDays } = await getSiteSettings(db);
  const isOld = commentDays > 0 && (row.published_at ?? 0) + commentDays * DAY <= now;
  return isOld ? 'closed' : 'open';
}

/** @throws Conflict 'comment.closed' when the article does not accept comments. */
export async function requireOpenDiscussion(
  db: Db,
  article: { articleId: string; now: number },
): Promise<void> {
  if ((await findDiscussion(db, article)) !== 'open')
    throw new Conflict('comment.closed', 'The article does not accept comments');
}

/** The article whose comments a page shows. */
export interface CommentedArticle {
  id: string;
  slug: string;
  title: string;
  categorySlug: string;
}

/** The published or archived article at a slug; null when it has no category and so no comments. */
export async function findCommentedArticle(
  db: Db,
  { slug }: { slug: string },
): Promise<CommentedArticle | null> {
  const row = await db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select(['article.id', 'article.slug', 'article.title', 'category.slug as categorySlug'])
    .where('article.slug', '=', slug)
    .where('article.status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the account may close the comments of an article: editors of its category may. */
export async function canCloseDiscussion(
  db: Db,
  { actor, articleId }: { actor: Actor; articleId: string },
): Promise<boolean> {
  if (!hasRole(actor, 'editor')) return false;
  const article = await db
    .selectFrom('article')
    .select('category_id')
    .where('id', '=', articleId)
    .executeTakeFirst();
  return article !== undefined && hasCategory(actor, article.category_id);
}

/**
 * Closes the comments of an article, or opens them again. For editors.
 * @throws Forbidden, NotFound.
 */
export async function closeDiscussion(
  db: Db,
  { articleId, isClosed, ...change }: Change & { articleId: string; isClosed: boolean },
): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const article = await tx
      .selectFrom('article')
      .select('category_id')
      .where('id', '=', articleId)
      .executeTakeFirstOrThrow(() => new NotFound(`No article has the id ${articleId}`));
    if (!hasCategory(change.actor, article.category_id))
      throw new Forbidden('The article is in a category of others');
    const changed = isClosed
      ? await tx
          .insertInto('closed_discussion')
          .values({ article_id: articleId, created_at: change.now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await tx.deleteFrom('closed_discussion').where('article_id', '=', articleId).executeTakeFirst();
    const count = 'numDeletedRows' in changed ? changed.numDeletedRows : changed.numInsertedOrUpdatedRows;
    if (!count) return;
    const action = isClosed ? 'article.commentsClosed' : 'article.commentsOpened';
    await recordAudit(tx, change, action, articleId);
  });
}
