import type { ArticleStatus, Db } from '#db/schema.ts';

/** An article in the bin. Moments are epoch milliseconds. */
export interface DeletedArticle {
  id: string;
  title: string;
  slug: string;
  author: string;
  /** What it was. */
  status: ArticleStatus;
  deletedAt: number;
  deletedByName: string | null;
}

/** What lies in the bin, the last thrown away first; `deletedBy`: only what this account deleted. */
export async function listDeletedArticles(
  db: Db,
  { deletedBy = null, limit = 100 }: { deletedBy?: string | null; limit?: number } = {},
): Promise<DeletedArticle[]> {
  const rows = await db
    .selectFrom('deleted_article')
    .select(['id', 'title', 'slug', 'author', 'status', 'deleted_at', 'deleted_by_name'])
    .$if(deletedBy !== null, (query) => query.where('deleted_by', '=', deletedBy))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    author: row.author,
    status: row.status,
    deletedAt: row.deleted_at,
    deletedByName: row.deleted_by_name,
  }));
}
