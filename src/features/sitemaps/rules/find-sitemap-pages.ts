import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { listSitemapArticles } from './list-sitemap-articles.ts';
import { listSitemapCompetitions, listSitemapMatches, listSitemapTeams } from './list-sitemap-matches.ts';
import { listSitemapAuthors, listSitemapCategories, listSitemapTags } from './list-sitemap-topics.ts';
import type { SitemapPage } from './sitemap.ts';

const STATIC_PAGES = [
  href('/'),
  href('/category/:category', { category: 'all' }),
  href('/todays-games'),
  href('/live-scores'),
  href('/tournament-tables'),
  href('/contact'),
  href('/newsletter'),
  href('/privacy'),
  href('/terms'),
];

const readers: Partial<Record<string, (db: Db) => Promise<SitemapPage[]>>> = {
  pages: async () => STATIC_PAGES.map((address) => ({ address, modifiedAt: null })),
  categories: listSitemapCategories,
  tags: listSitemapTags,
  authors: listSitemapAuthors,
  competitions: listSitemapCompetitions,
  teams: listSitemapTeams,
};

/** The pages of the file with this name (see `listSitemapFiles`). Null when there is no such file. */
export async function findSitemapPages(db: Db, { name }: { name: string }): Promise<SitemapPage[] | null> {
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read) return read(db);
  const [, month, part = '1'] = /^articles-(\d{4}-(?:0[1-9]|1[0-2]))(?:-(\d{1,3}))?$/.exec(name) ?? [];
  const [matches, seasonId = null] = /^matches(?:-(.+))?$/.exec(name) ?? [];
  const pages = month
    ? await listSitemapArticles(db, { month, part: Math.max(1, Number(part)) })
    : matches
      ? await listSitemapMatches(db, { seasonId })
      : [];
  return pages.length > 0 ? pages : null;
}
