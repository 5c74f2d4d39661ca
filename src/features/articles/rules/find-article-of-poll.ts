import type { Db } from '#platform/db/schema.ts';
import { listContentBlocks } from './content-blocks.ts';

/** The article with this id; null when it is neither published nor archived, or does not show the poll. */
export async function findArticleOfPoll(
  db: Db,
  { articleId, pollId }: { articleId: string; pollId: string },
): Promise<{ slug: string; title: string } | null> {
  const row = await db
    .selectFrom('article')
    .select(['slug', 'title', 'content'])
    .where('id', '=', articleId)
    .where('status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  if (!row) return null;
  const showsPoll = listContentBlocks(row.content).some(({ kind, id }) => kind === 'poll' && id === pollId);
  return showsPoll ? { slug: row.slug, title: row.title } : null;
}
