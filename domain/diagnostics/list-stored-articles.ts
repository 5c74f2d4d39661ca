import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/** So many articles stand on one page of the tools. */
const PER_PAGE = 50;
/** HTML that surely holds 200 characters of text, whatever its tags; embeds aside. */
const HTML_READ = 4000;

/** An article as it is stored: nothing made up for what is missing or broken. */
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
  /** Hand it in as `after` for the articles that follow; null at the end. */
  next: string | null;
}

/**
 * All articles of every status, newest first, a page at a time: `after` is the `next` of the page before, so a page costs
 * the same however many articles there are. An `after` that is none begins at the beginning.
 */
export async function listStoredArticles(
  db: Db,
  { after, perPage = PER_PAGE }: { after?: string | null; perPage?: number } = {},
): Promise<StoredArticlePage> {
  const from = parseCursor(after);
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
      sql<string>`substr(article.content, 1, ${sql.lit(HTML_READ)})`.as('contentStart'),
    ]);
  if (from) query = query.where(sql<boolean>`(article.created_at, article.id) < (${from.at}, ${from.id})`);
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
