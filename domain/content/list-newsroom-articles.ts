import type { ArticleStatus, Db } from '#db/schema.ts';

/** An article as the newsroom's short lists show it. */
export interface NewsroomArticle {
  id: string;
  slug: string;
  title: string;
  author: string;
  status: ArticleStatus;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
  scheduledAt: number | null;
  views: number;
}

/**
 * The newest articles of every status, or with `status` those of one, the ones touched last first. For the dashboard.
 */
export async function listNewsroomArticles(
  db: Db,
  { status, limit = 5 }: { status?: ArticleStatus; limit?: number },
): Promise<NewsroomArticle[]> {
  const query = db
    .selectFrom('article')
    .leftJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select([
      'article.id',
      'article.slug',
      'article.title',
      'article.author',
      'article.status',
      'article.created_at as createdAt',
      'article.updated_at as updatedAt',
      'article.scheduled_at as scheduledAt',
      'article_stats.views',
    ])
    .limit(limit);
  const ordered = status
    ? query
        .where('article.status', '=', status)
        .orderBy('article.updated_at', 'desc')
        .orderBy('article.id', 'desc')
    : query.orderBy('article.created_at', 'desc').orderBy('article.id', 'desc');
  const rows = await ordered.execute();
  return rows.map((row) => ({ ...row, views: row.views ?? 0 }));
}
