import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { DemoComment } from './demo-article.ts';

/** Opens the comments of the article's category and writes these comments. `publishedAt` is epoch milliseconds. */
export async function writeDemoComments(
  db: Db,
  comments: readonly DemoComment[],
  {
    articleId,
    category,
    publishedAt,
    newId,
  }: { articleId: string; category: string; publishedAt: number; newId: NewId },
): Promise<void> {
  await db.updateTable('category').set({ has_comments: 1 }).where('slug', '=', category).execute();
  const makeRow = ({ name, text, minutesAfter, isWaiting }: DemoComment) => {
    const id = newId();
    const at = publishedAt + minutesAfter * MINUTE;
    return {
      ...{ id, thread_id: id, thread_at: at, article_id: articleId, name, text, created_at: at },
      status: isWaiting ? ('waiting' as const) : ('approved' as const),
      decided_at: isWaiting ? null : at,
      // No browser has a token with this hash.
      commenter_hash: `demo-${id}`,
      ...{ network_hash: null, content_hash: null },
    };
  };
  const rows = comments.flatMap((comment) => {
    const thread = makeRow(comment);
    const { thread_id, thread_at } = thread;
    const answers = (comment.answers ?? []).map((answer) => ({ ...makeRow(answer), thread_id, thread_at }));
    return [thread, ...answers];
  });
  await db.insertInto('comment').values(rows).execute();
}
