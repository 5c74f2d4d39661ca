import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleStatus } from '../../tables.ts';
import type { AdminArticleRow } from './list-admin-articles.ts';

/** An article as the short lists of the dashboard show it. */
export type NewsroomArticle = Pick<
  AdminArticleRow,
  'id' | 'slug' | 'title' | 'author' | 'status' | 'createdAt' | 'updatedAt' | 'scheduledAt' | 'views'
>;

/**
 * Articles for the dashboard: of all statuses, the newest first, or of one status, the last changed first. Scheduled
 * articles: the next one first. With `createdBy` only the articles of one account.
 */
export async function listNewsroomArticles(
  db: Db,
  { status, createdBy, limit = 5 }: { status?: ArticleStatus; createdBy?: string; limit?: number },
): Promise<NewsroomArticle[]> {
  let query = selectArticles(db).limit(limit);
  if (status !== undefined) query = query.where('article.status', '=', sql.lit(status));
  if (createdBy !== undefined) query = query.where('article.created_by', '=', createdBy);
  const ordered =
    status === 'scheduled'
      ? query.orderBy('article.scheduled_at').orderBy('article.id')
      : query
          .orderBy(status ? 'article.updated_at' : 'article.created_at', 'desc')
          .orderBy('article.id', 'desc');
  return readArticles(ordered);
}

/** Drafts that an editor returned to their author, the newest first. */
export function listReturnedArticles(
  db: Db,
  { createdBy, limit = 5 }: { createdBy: string; limit?: number },
): Promise<NewsroomArticle[]> {
  return readArticles(
    selectArticles(db)
      // Literals as in the index: with parameters PostgreSQL may not use the partial index.
      .where(sql<boolean>`article.status = 'draft'`)
      .where('article.returned_reason', 'is not', null)
      .where('article.created_by', '=', createdBy)
      .orderBy('article.updated_at', 'desc')
      .orderBy('article.id', 'desc')
      .limit(limit),
  );
}

function selectArticles(db: Db) {
  return db
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
    ]);
}

async function readArticles(query: ReturnType<typeof selectArticles>): Promise<NewsroomArticle[]> {
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, views: row.views ?? 0 }));
}
