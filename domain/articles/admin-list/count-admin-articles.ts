import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { type DeskFilter, selectDesk } from './article-filter.ts';

export type DeskCounts = Record<ArticleStatus | 'all', number>;

/** How many articles of each status a filter lets through, whatever status it asks for: the tabs above the list. */
export async function countArticlesForDesk(
  db: Db,
  { filter = {} }: { filter?: DeskFilter } = {},
): Promise<DeskCounts> {
  const rows = await selectDesk(db, { ...filter, status: undefined })
    .select(['desk.status', sql<number>`count(*)`.as('count')])
    .groupBy('desk.status')
    .execute();
  const counts: DeskCounts = { all: 0, draft: 0, pending: 0, scheduled: 0, published: 0, archived: 0 };
  for (const { status, count } of rows) {
    counts[status] = Number(count);
    counts.all += Number(count);
  }
  return counts;
}
