import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleTable } from '../../tables.ts';

/** The tables whose rows are stored with a deleted article. Triggers and code recompute derived rows. */
const TABLES = [
  'article_tag',
  'article_stats',
  'article_redirect',
  'article_hourly_stats',
  'article_daily_stats',
  'newsletter_issue_article',
  'closed_discussion',
  'comment',
  // After the comments that it refers to.
  'comment_report',
] as const;

/** All rows of an article at the time of its deletion. */
export interface DeletedArticleRows {
  article: Insertable<ArticleTable>;
  rows: Partial<Record<(typeof TABLES)[number], Record<string, unknown>[]>>;
}

export async function readArticleRows(tx: Db, id: string): Promise<DeletedArticleRows> {
  const article = await tx.selectFrom('article').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rows: DeletedArticleRows['rows'] = {};
  for (const table of TABLES)
    rows[table] = await tx.selectFrom(table).selectAll().where('article_id', '=', id).execute();
  return { article, rows };
}

/** Restores the rows. Leaves out rows whose tag or newsletter was deleted, and old addresses that another article has now. */
export async function writeArticleRows(tx: Db, deleted: DeletedArticleRows): Promise<void> {
  await tx.insertInto('article').values(deleted.article).execute();
  for (const table of TABLES) {
    const rows = await listRestorableRows(tx, table, deleted.rows[table] ?? []);
    for (const row of rows) {
      await tx
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

async function listRestorableRows(
  tx: Db,
  table: (typeof TABLES)[number],
  rows: Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  if (table === 'article_tag') {
    const ids = rows.map((row) => String(row.tag_id));
    const tags = await tx.selectFrom('tag').select('id').where('id', 'in', ids).orderBy('id').execute();
    // A trigger writes `listed_at`. Sorted by id: the lock order of `article-counts.ts` in the baseline.
    return tags.flatMap(({ id }) =>
      rows.filter((row) => row.tag_id === id).map(({ listed_at: _, ...row }) => row),
    );
  }
  if (table === 'newsletter_issue_article') {
    const ids = rows.map((row) => String(row.issue_id));
    const issues = await tx.selectFrom('newsletter_issue').select('id').where('id', 'in', ids).execute();
    return rows.filter((row) => issues.some((issue) => issue.id === row.issue_id));
  }
  if (table === 'article_redirect') {
    const slugs = rows.map((row) => String(row.slug));
    const taken = await tx.selectFrom('article').select('slug').where('slug', 'in', slugs).execute();
    return rows.filter((row) => !taken.some((article) => article.slug === row.slug));
  }
  return rows;
}
