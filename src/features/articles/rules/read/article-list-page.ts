import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
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

export interface PageChoice {
  /** From 1. Lower values mean page 1. */
  page?: number;
  perPage?: number;
}

/** Reads one page of a list of known length. `listIds` finds the ids of the page. */
export async function readArticleListPage(
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
