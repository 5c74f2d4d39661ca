import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

const PER_PAGE = 50;
/** Characters of HTML. Without embeds they contain at least 200 characters of text. */
const CONTENT_START_LENGTH = 4000;

/** An article as it is stored, without defaults for missing values. */
export interface InspectedArticle {
  id: string;
  title: string | null;
  slug: string | null;
  /** The category's slug. */
  category: string | null;
  author: string | null;
  status: string | null;
  featured: boolean;
  createdAt: number | null;
  updatedAt: number | null;
  publishedAt: number | null;
  views: number;
  image: string | null;
  /** The beginning of the HTML. */
  contentStart: string;
}

export interface StoredArticlePage {
  articles: InspectedArticle[];
  /** The cursor (`after`) of the next page; null on the last page. */
  next: string | null;
}

/**
 * A page of the articles of every status, newest first. `after` is the `next` of the page before; an invalid `after`
 * gives the first page.
 */
export async function listStoredArticles(
  db: Db,
  { after, perPage = PER_PAGE }: { after?: string | null; perPage?: number } = {},
): Promise<StoredArticlePage> {
  const cursor = parseCursor(after);
  let query = db
    .selectFrom('article')
    .leftJoin('category', 'category.id', 'article.category_id')
    .leftJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select([
      'article.id',
      'article.title',
      'article.slug',
      'category.slug as category',
      'article.author',
      'article.status',
      'article.featured',
      'article.created_at as createdAt',
      'article.updated_at as updatedAt',
      'article.published_at as publishedAt',
      'article_stats.views',
      'article.image',
      sql<string>`substr(article.content, 1, ${sql.lit(CONTENT_START_LENGTH)})`.as('contentStart'),
    ]);
  if (cursor)
    query = query.where(sql<boolean>`(article.created_at, article.id) < (${cursor.at}, ${cursor.id})`);
  const rows = await query
    .orderBy('article.created_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(perPage + 1)
    .execute();
  const articles = rows
    .slice(0, perPage)
    .map((row) => ({ ...row, views: row.views ?? 0, featured: row.featured === 1 }));
  const last = articles.at(-1);
  return { articles, next: rows.length > perPage && last ? `${last.createdAt}.${last.id}` : null };
}

function parseCursor(text: string | null | undefined): { at: number; id: string } | null {
  const [, at, id] = /^(-?\d{1,15})\.(\w{1,64})$/.exec(text ?? '') ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
}

interface StoredArticleCounts {
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
