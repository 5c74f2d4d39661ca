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
 * The newest articles of every status, or with `status` those of one, the ones touched last first; of what is scheduled,
 * what comes next first. With `createdBy` only those of one person. For the dashboard.
 */
export async function listNewsroomArticles(
  db: Db,
  { status, createdBy, limit = 5 }: { status?: ArticleStatus; createdBy?: string; limit?: number },
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
    .$if(status !== undefined, (query) => query.where('article.status', '=', status ?? 'draft'))
    .$if(createdBy !== undefined, (query) => query.where('article.created_by', '=', createdBy ?? ''))
    .limit(limit);
  const ordered =
    status === 'scheduled'
      ? query.orderBy('article.scheduled_at').orderBy('article.id')
      : query
          .orderBy(status ? 'article.updated_at' : 'article.created_at', 'desc')
          .orderBy('article.id', 'desc');
  const rows = await ordered.execute();
  return rows.map((row) => ({ ...row, views: row.views ?? 0 }));
}
