import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { isoBaku } from '#az/format/dates.ts';
import { MINUTE } from '#az/format/durations.ts';
import { publishArticle } from '#features/articles/rules/write/move-article.ts';
import { AI_CRAWLERS } from '#features/sitemaps/site/robots.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { writeMediaRow } from '../../kit/content/media.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const NOW = Math.floor(Date.now() / 1000) * 1000;
const MONTH = new Date(NOW - MINUTE).toISOString().slice(0, 7);
const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

interface Entry {
  loc: string;
  lastmod?: string;
  'image:image'?: { 'image:loc': string };
  'news:news'?: Record<string, unknown>;
}

async function readSitemap(site: TestSite, path: string): Promise<Entry[]> {
  const answer = await site.fetch(path);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await answer.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const read = parser.parse(xml);
  return read.sitemapindex?.sitemap ?? read.urlset?.url ?? [];
}

describe('sitemaps', async () => {
  let admin: Actor;
  let draft = '';
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1', SITE_NAME: 'Getto & Sport' },
    async fill(db) {
      admin = await writeStaff(db, 'admin');
      const image = await writeMediaRow(db, 'qol.webp');
      await writeArticle(db, { title: 'Qol & "sevinc"', image, tags: ['Derbi'], now: NOW - MINUTE });
      await writeArticle(db, { title: 'Köhnə', now: Date.UTC(2024, 1, 29) });
      draft = (await writeArticle(db, { title: 'Təzə', status: 'draft', now: NOW })).id;
    },
  });
  afterAll(site.stop);

  test('every file of the index answers, and every page in it', async () => {
    const files = await readSitemap(site, '/sitemap.xml');
    expect(files.slice(0, 2)).toEqual([
      { loc: `${site.url}/sitemaps/articles-${MONTH}.xml`, lastmod: isoBaku(NOW - MINUTE) },
      { loc: `${site.url}/sitemaps/articles-2024-02.xml`, lastmod: isoBaku(Date.UTC(2024, 1, 29)) },
    ]);
    for (const { loc } of files)
      for (const page of await readSitemap(site, loc.replace(site.url, ''))) {
        const answer = await site.fetch(page.loc.replace(site.url, ''));
        expect(answer.status, page.loc).toBe(200);
        expect(await answer.text(), page.loc).toContain(`<link rel="canonical" href="${page.loc}"`);
      }
    for (const path of ['/sitemaps/articles-1999-01.xml', '/sitemaps/pages', '/sitemaps/x.xml'])
      expect((await site.fetch(path)).status, path).toBe(404);
  });

  test('an article is listed with its picture, and an unchanged file answers 304', async () => {
    const path = `/sitemaps/articles-${MONTH}.xml`;
    expect(await readSitemap(site, path)).toEqual([
      {
        loc: `${site.url}/article/qol-sevinc`,
        lastmod: isoBaku(NOW - MINUTE),
        'image:image': { 'image:loc': `${site.url}/media/articles/1-qol.webp` },
      },
    ]);
    const { headers } = await site.fetch(path);
    for (const [name, tag] of [
      ['If-None-Match', 'etag'],
      ['If-Modified-Since', 'last-modified'],
    ] as const)
      expect((await site.fetch(path, { headers: { [name]: headers.get(tag) ?? '' } })).status).toBe(304);
  });

  test('a published article is news within five seconds', async () => {
    const publication = { 'news:name': 'Getto & Sport', 'news:language': 'az' };
    const news = async () =>
      (await readSitemap(site, '/news-sitemap.xml')).map((entry) => entry['news:news']);
    expect(await news()).toEqual([
      {
        'news:publication': publication,
        'news:publication_date': isoBaku(NOW - MINUTE),
        'news:title': 'Qol & "sevinc"',
      },
    ]);
    await site.change(async (db) => {
      await publishArticle(db, { id: draft, actor: admin, now: NOW, newId });
    });
    await expect.poll(async () => (await news())[0]?.['news:title']).toBe('Təzə');
  });

  test('robots.txt names the sitemaps, closes the back-office, and lets AI crawlers in by a setting', async () => {
    const robots = async () => (await (await site.fetch('/robots.txt')).text()).split('\n\n');
    const [all, crawlers, sitemaps] = await robots();
    expect(all).toBe('User-agent: *\nDisallow: /admin\nDisallow: /preview\nDisallow: /search');
    expect(crawlers?.split('\n')).toEqual([
      ...AI_CRAWLERS.map((name) => `User-agent: ${name}`),
      'Disallow: /',
    ]);
    expect(sitemaps).toBe(`Sitemap: ${site.url}/sitemap.xml\nSitemap: ${site.url}/news-sitemap.xml\n`);
    expect((await site.fetch('/')).headers.get('x-robots-tag')).toBeNull();

    const visitor = await signIn(site, admin.email);
    const form = { email: 'redaksiya@example.az', address: 'Bakı', version: '0', allowAiCrawlers: '1' };
    expect((await visitor.post('/admin/settings', form)).status).toBe(302);
    await expect.poll(robots).toEqual([all, sitemaps]);
  });
});

describe.each([
  ['a staging site', { STAGING: '1' }],
  ['a site outside production', { NODE_ENV: 'development' }],
])('%s', async (_, env) => {
  const site = await startSite({ env });
  afterAll(site.stop);

  test('a closed site refuses crawlers with every response', async () => {
    expect(await (await site.fetch('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    for (const path of [
      '/',
      '/rss',
      '/sitemap.xml',
      '/favicon.svg',
      '/yoxdur',
      '/api/breaking',
      '/Contact',
      '/%E9',
    ])
      expect((await site.ask(path)).headers['x-robots-tag'], path).toContain('noindex');
  });
});
