import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { type PageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import type { ArticleStatus } from '../../tables.ts';

/** An article in the bin. Moments are epoch milliseconds. */
export interface DeletedArticle {
  id: string;
  title: string;
  slug: string;
  author: string;
  /** The status before the deletion. */
  status: ArticleStatus;
  deletedAt: number;
  deletedByName: string | null;
}

/**
 * A page of the deleted articles, the last deleted first. Editors see all, authors the ones they deleted themselves. These
 * are the articles that `restoreDeletedArticle` restores for the account.
 */
export async function listDeletedArticles(
  db: Db,
  { actor, after = null, limit = 50 }: { actor: Actor; after?: PageCursor<number> | null; limit?: number },
): Promise<{ articles: DeletedArticle[]; next: PageCursor<number> | null }> {
  const rows = await db
    .selectFrom('deleted_article')
    .select(['id', 'title', 'slug', 'author', 'status', 'deleted_at', 'deleted_by_name'])
    .$if(!hasRole(actor, 'editor'), (query) => query.where('deleted_by', '=', actor.id))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(deleted_at, id) < (${after?.value}, ${after?.id})`),
    )
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { items, next } = toKeysetPage(rows, limit, (row) => ({ value: row.deleted_at, id: row.id }));
  const articles = items.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    author: row.author,
    status: row.status,
    deletedAt: row.deleted_at,
    deletedByName: row.deleted_by_name,
  }));
  return { articles, next };
}
