import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { countSiteTotals } from './count-site-totals.ts';
import { listCardsInOrder } from './list-cards-in-order.ts';

export const ARTICLES_PER_PAGE = 20;

export interface ArticleListPage {
  /** Empty after the last page. */
  articles: ArticleSummary[];
  total: number;
  /** From 1. */
  page: number;
  /** At least 1. */
  pages: number;
}

interface PageChoice {
  /** From 1. Lower values mean page 1. */
  page?: number;
  perPage?: number;
}

/** Reads one page of a list of known length. `listIds` finds the ids of the page. */
async function readArticleListPage(
  db: Db,
  { page = 1, perPage = ARTICLES_PER_PAGE }: PageChoice,
  total: number,
  listIds: (window: { limit: number; offset: number }) => Promise<{ id: string }[]>,
): Promise<ArticleListPage> {
  const asked = Number.isSafeInteger(page) ? Math.max(1, page) : 1;
  const pages = Math.max(1, Math.ceil(total / perPage));
  // No query after the last page: a huge page number in a URL must not scan the index.
  const rows = asked > pages ? [] : await listIds({ limit: perPage, offset: (asked - 1) * perPage });
  const articles = await listCardsInOrder(
    db,
    rows.map((row) => row.id),
  );
  return { articles, total, page: asked, pages };
}

/** A page of a category's published articles, newest first; of all articles when `categoryId` is null. */
export async function listArticlesByCategory(
  db: Db,
  { categoryId, ...choice }: { categoryId: string | null } & PageChoice,
): Promise<ArticleListPage> {
  const total = categoryId === null ? (await countSiteTotals(db)).articles : await countIn(db, categoryId);
  return readArticleListPage(db, choice, total, ({ limit, offset }) =>
    db
      .selectFrom('article')
      .select('id')
      .where('status', '=', sql.lit('published'))
      .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId))
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

async function countIn(db: Db, categoryId: string): Promise<number> {
  const row = await db
    .selectFrom('category')
    .select('article_count')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return row?.article_count ?? 0;
}

/** A page of the published articles under one byline, newest first. */
export async function listArticlesByAuthor(
  db: Db,
  { authorSlug, ...choice }: { authorSlug: string } & PageChoice,
): Promise<ArticleListPage> {
  const published = db
    .selectFrom('article')
    .where('author_slug', '=', authorSlug)
    .where('status', '=', sql.lit('published'));
  const byline = await db
    .selectFrom('byline')
    .select('article_count')
    .where('slug', '=', authorSlug)
    .executeTakeFirst();
  return readArticleListPage(db, choice, byline?.article_count ?? 0, ({ limit, offset }) =>
    published
      .select('id')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/** A page of the published articles with a tag, newest first. */
export async function listArticlesByTag(
  db: Db,
  { tagId, ...choice }: { tagId: string } & PageChoice,
): Promise<ArticleListPage> {
  const tag = await db.selectFrom('tag').select('article_count').where('id', '=', tagId).executeTakeFirst();
  return readArticleListPage(db, choice, tag?.article_count ?? 0, ({ limit, offset }) =>
    db
      .selectFrom('article_tag')
      .select('article_id as id')
      .where('tag_id', '=', tagId)
      .where('listed_at', 'is not', null)
      .orderBy('listed_at', 'desc')
      .orderBy('article_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/** A byline with published articles. */
export interface Author {
  slug: string;
  /** The spelling of the newest article. */
  name: string;
}

export async function findAuthorBySlug(db: Db, { slug }: { slug: string }): Promise<Author | null> {
  const row = await db
    .selectFrom('article')
    .select('author')
    .where('author_slug', '=', slug)
    .where('status', '=', sql.lit('published'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { slug, name: row.author } : null;
}
