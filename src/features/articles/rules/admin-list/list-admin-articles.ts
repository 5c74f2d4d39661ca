import type { Db } from '#platform/db/schema.ts';
import type { ArticleStatus } from '../../tables.ts';
import type { CardCategory } from '../article-summary.ts';
import {
  type ArticleOrder,
  type ArticleSort,
  formatArticleCursor,
  parseArticleCursor,
} from './article-cursor.ts';
import type { ArticleFilter } from './article-filter.ts';
import { findArticleRows } from './find-article-rows.ts';

/** How many found articles a list has at most. The counts of a search in more articles stop here. */
export const MAX_FOUND_ARTICLES = 5000;

/** A row of the admin list. Moments are epoch milliseconds. */
export interface AdminArticleRow {
  id: string;
  slug: string;
  title: string;
  status: ArticleStatus;
  category: CardCategory | null;
  author: string;
  image: string | null;
  featured: boolean;
  views: number;
  version: number;
  createdBy: string | null;
  createdAt: number;
  updatedAt: number;
  publishedAt: number | null;
  scheduledAt: number | null;
  /** Why the draft was returned to its author. Null when it was not. */
  returnedReason: string | null;
}

export interface AdminArticlePage {
  articles: AdminArticleRow[];
  /** The value of `after` for the next page. Null on the last page. */
  next: string | null;
}

/**
 * A page of the admin list, with articles of any status. Without a sort, found articles (`filter.ids`) come best first and
 * others by their last change. Default order: titles ascending, everything else descending. `after` is `next` of the
 * previous page. An invalid value returns the first page.
 */
export async function listAdminArticles(
  db: Db,
  input: {
    filter?: ArticleFilter;
    sort?: ArticleSort;
    order?: ArticleOrder;
    after?: string | null;
    limit?: number;
  } = {},
): Promise<AdminArticlePage> {
  const { filter = {}, limit = 50 } = input;
  const sort = input.sort ?? (filter.ids ? 'best' : 'updated');
  const order = input.order ?? (sort === 'title' ? 'asc' : 'desc');
  const after = parseArticleCursor(sort, input.after ?? null);
  const found = await findArticleRows(db, { filter, sort, order, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    articles: await readRows(
      db,
      page.map((row) => row.id),
    ),
    next: found.length > limit && last ? formatArticleCursor(sort, last) : null,
  };
}

async function readRows(db: Db, ids: string[]): Promise<AdminArticleRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('article')
    .leftJoin('category', 'category.id', 'article.category_id')
    .leftJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select([
      ...(['article.id', 'article.slug', 'article.title', 'article.status', 'article.author'] as const),
      ...(['article.image', 'article.featured', 'article.version', 'article.created_by'] as const),
      ...(['article.created_at', 'article.updated_at', 'article.published_at'] as const),
      ...(['article.scheduled_at', 'article.returned_reason', 'article_stats.views'] as const),
      ...(['category.slug as category', 'category.name', 'category.color'] as const),
    ])
    .where('article.id', 'in', ids)
    .execute();
  const lines = new Map(
    rows.map((row): [string, AdminArticleRow] => [
      row.id,
      {
        ...{ id: row.id, slug: row.slug, title: row.title, status: row.status, author: row.author },
        category:
          row.category === null ? null : { slug: row.category, name: row.name ?? '', color: row.color ?? '' },
        ...{ image: row.image, featured: row.featured === 1, views: row.views ?? 0, version: row.version },
        ...{ createdBy: row.created_by, createdAt: row.created_at, updatedAt: row.updated_at },
        ...{ publishedAt: row.published_at, scheduledAt: row.scheduled_at },
        returnedReason: row.returned_reason,
      },
    ]),
  );
  return ids.flatMap((id) => lines.get(id) ?? []);
}
