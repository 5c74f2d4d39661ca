import { modifiedAt } from '#features/articles/rules/is-visibly-updated.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { selectIndexedArticles } from './select-indexed-articles.ts';
import { MAX_ADDRESSES, type SitemapPage } from './sitemap.ts';

/** The articles first published in a month `2026-11` (UTC), newest first. `part` is from 1. */
export async function listSitemapArticles(
  db: Db,
  { month, part }: { month: string; part: number },
): Promise<SitemapPage[]> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const rows = await selectIndexedArticles(db)
    .select(['slug', 'published_at', 'revised_at', 'image'])
    .where('published_at', '>=', Date.UTC(year, number - 1))
    .where('published_at', '<', Date.UTC(year, number))
    .limit(MAX_ADDRESSES)
    .offset((part - 1) * MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug, published_at, revised_at, image }) => ({
    address: href('/article/:slug', { slug }),
    modifiedAt: modifiedAt({ publishedAt: published_at ?? 0, revisedAt: revised_at }),
    picture: image,
  }));
}
