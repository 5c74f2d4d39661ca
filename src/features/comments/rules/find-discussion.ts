import { DAY } from '#az/format/durations.ts';
import { getSiteSettings } from '#features/settings/rules/get-site-settings.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';

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
