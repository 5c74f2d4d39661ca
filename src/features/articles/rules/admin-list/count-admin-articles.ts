import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleStatus } from '../../tables.ts';
import { type ArticleFilter, selectAdminArticles } from './article-filter.ts';

export type ArticleCounts = Record<ArticleStatus | 'all', number>;

/** The number of articles of each status that match a filter. Ignores the status of the filter. */
export async function countAdminArticles(
  db: Db,
  { filter = {} }: { filter?: ArticleFilter } = {},
): Promise<ArticleCounts> {
  const rows = await selectAdminArticles(db, { ...filter, status: undefined })
    .select(['admin_list.status', sql<number>`count(*)`.as('count')])
    .groupBy('admin_list.status')
    .execute();
  const counts: ArticleCounts = { all: 0, draft: 0, pending: 0, scheduled: 0, published: 0, archived: 0 };
  for (const { status, count } of rows) {
    counts[status] = Number(count);
    counts.all += Number(count);
  }
  return counts;
}
