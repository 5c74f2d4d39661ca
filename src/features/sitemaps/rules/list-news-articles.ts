import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { selectIndexedArticles } from './select-indexed-articles.ts';

const MAX_AGE_MS = 48 * HOUR;
const MAX_ARTICLES = 1000;

export interface NewsArticle {
  slug: string;
  title: string;
  /** Epoch milliseconds. */
  publishedAt: number;
}

/** The articles of the last 48 hours, at most 1,000, as Google asks of a news sitemap. Newest first. */
export async function listNewsArticles(db: Db, { now }: { now: number }): Promise<NewsArticle[]> {
  const rows = await selectIndexedArticles(db)
    .select(['slug', 'title', 'published_at'])
    .where('published_at', '>', now - MAX_AGE_MS)
    .limit(MAX_ARTICLES)
    .execute();
  return rows.map(({ slug, title, published_at }) => ({ slug, title, publishedAt: published_at ?? 0 }));
}
