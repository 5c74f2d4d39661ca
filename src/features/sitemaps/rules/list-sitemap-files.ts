import type { Db } from '#platform/db/schema.ts';
import { listSitemapSeasons } from './list-sitemap-matches.ts';
import { MAX_ADDRESSES, type SitemapFile } from './sitemap.ts';

/** Files without a date of change. */
const UNDATED = ['pages', 'categories', 'tags', 'authors', 'competitions', 'teams'];

/**
 * All files of the sitemap. Old months and seasons keep their file and its date. The cost grows with the months, not with
 * the articles.
 */
export async function listSitemapFiles(db: Db): Promise<SitemapFile[]> {
  const [months, seasons] = await Promise.all([
    db.selectFrom('sitemap_month').selectAll().where('articles', '>', 0).orderBy('month', 'desc').execute(),
    listSitemapSeasons(db),
  ]);
  return [
    ...months.flatMap(({ month, articles, modified_at }) =>
      Array.from({ length: Math.ceil(articles / MAX_ADDRESSES) }, (_, index) => ({
        name: index === 0 ? `articles-${month}` : `articles-${month}-${index + 1}`,
        modifiedAt: modified_at,
      })),
    ),
    ...UNDATED.map((name) => ({ name, modifiedAt: null })),
    ...seasons.map(({ id, modifiedAt }) => ({ name: id === null ? 'matches' : `matches-${id}`, modifiedAt })),
  ];
}
