import type { Db } from '#platform/db/schema.ts';
import type { ArticleStatus } from '../../tables.ts';

/** The number of articles in each status, of all accounts or of one. */
export async function countArticlesByStatus(
  db: Db,
  { createdBy }: { createdBy?: string } = {},
): Promise<Record<ArticleStatus, number>> {
  const rows = await db
    .selectFrom('article')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .$if(createdBy !== undefined, (query) => query.where('created_by', '=', createdBy ?? ''))
    .groupBy('status')
    .execute();
  const counts = { draft: 0, pending: 0, scheduled: 0, published: 0, archived: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}
