import type { Db } from '#platform/db/schema.ts';
import type { ArticleStatus } from '../../tables.ts';

/** Counting stops here, so that a long queue costs nothing more. */
const MAX_COUNTED = 100;

/** The number of articles that wait for approval, at most 100. */
export async function countPendingArticles(db: Db): Promise<number> {
  const { pending } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('article_admin_list')
        .select('article_id')
        .where('status', '=', 'pending')
        .limit(MAX_COUNTED)
        .as('pending_articles'),
    )
    .select((eb) => eb.fn.countAll<number>().as('pending'))
    .executeTakeFirstOrThrow();
  return Number(pending);
}

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
