import type { Db } from '#platform/db/schema.ts';

/** An article with all its views and readers. */
export interface ArticleFigures {
  id: string;
  slug: string;
  title: string;
  author: string;
  publishedAt: number | null;
  createdBy: string | null;
  views: number;
  readers: number;
}

export async function findArticleFigures(db: Db, { id }: { id: string }): Promise<ArticleFigures | null> {
  const row = await db
    .selectFrom('article')
    .leftJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select([
      'article.id',
      'article.slug',
      'article.title',
      'article.author',
      'article.published_at as publishedAt',
      'article.created_by as createdBy',
      'article_stats.views',
      'article_stats.readers',
    ])
    .where('article.id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, views: row.views ?? 0, readers: row.readers ?? 0 } : null;
}
