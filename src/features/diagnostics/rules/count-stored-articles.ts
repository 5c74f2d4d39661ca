import type { Db } from '#platform/db/schema.ts';

export interface StoredArticleCounts {
  total: number;
  published: number;
  drafts: number;
  /** Of any status. */
  featured: number;
}

/** The counters of the article inspector (spec §2.6), from the small rows of the admin list. */
export async function countStoredArticles(db: Db): Promise<StoredArticleCounts> {
  const rows = await db
    .selectFrom('article_admin_list')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('featured').as('featured'),
    ])
    .groupBy('status')
    .execute();
  const countOf = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  const sum = (column: 'count' | 'featured') => rows.reduce((total, row) => total + Number(row[column]), 0);
  return {
    total: sum('count'),
    published: countOf('published'),
    drafts: countOf('draft'),
    featured: sum('featured'),
  };
}
