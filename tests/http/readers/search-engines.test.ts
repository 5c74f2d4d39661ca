import { afterAll, describe, expect, test } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const ORIGINAL = 'https://original.example/xeber?id=7';

describe('metadata for search engines', async () => {
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      await writeArticle(db, { title: 'Adi xəbər' });
      await writeArticle(db, { title: 'Gizli xəbər', noindex: true });
      await writeArticle(db, { title: 'Köçürülmüş xəbər', canonicalUrl: ORIGINAL });
      for (let n = 0; n < 41; n += 1)
        await writeArticle(db, {
          title: `Şahmat ${n}`,
          category: 'chess',
          tags: n < 2 ? ['Az', 'Çox'] : ['Çox'],
        });
    },
  });
  afterAll(site.stop);
  const read = async (path: string) => (await site.fetch(path)).text();

  test.each(['', '?lite=1'])('an article is listed under its own address %s', async (version) => {
    const html = await read(`/article/adi-xeber${version}`);
    expect(html).not.toContain('noindex');
    expect(html).toContain(`<link rel="canonical" href="${site.url}/article/adi-xeber"`);
  });

  test.each(['', '?lite=1'])(
    'an editor can hide an article from them, not from readers %s',
    async (version) => {
      expect(await read(`/article/gizli-xeber${version}`)).toMatch(/<meta name="robots" content="noindex"/);
      expect(await read('/category/football')).toContain('Gizli xəbər');
    },
  );

  test('a tag with few articles and a day without matches are hidden', async () => {
    const hidden = /<meta name="robots" content="noindex"/;
    const nextYear = new Date(Date.now() + 300 * DAY).toISOString().slice(0, 10);
    for (const path of ['/tag/az', `/todays-games?date=${nextYear}`])
      expect(await read(path)).toMatch(hidden);
    // The last page of a long list has one article.
    for (const path of ['/tag/cox', '/tag/cox?page=3', '/todays-games'])
      expect(await read(path)).not.toMatch(hidden);
    const sitemap = await read('/sitemap.xml');
    const files = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      read(address.slice(site.url.length)),
    );
    const addresses = (await Promise.all(files)).join('');
    expect(addresses).toContain('/tag/cox<');
    expect(addresses).not.toContain('/tag/az<');
  });

  test('each page of a list has its own address, and names the pages beside it', async () => {
    const linksOf = async (path: string) =>
      [...(await read(path)).matchAll(/<link rel="(canonical|prev|next)" href="([^"]*)"/g)].map(
        ([, rel, to]) => [rel, to?.slice(site.url.length)],
      );
    const list = '/category/chess';
    const [first, second, third] = [list, `${list}?page=2`, `${list}?page=3`];
    expect(await linksOf(first)).toEqual([
      ['canonical', first],
      ['next', second],
    ]);
    expect(await linksOf(second)).toEqual([
      ['canonical', second],
      ['prev', first],
      ['next', third],
    ]);
    expect(await linksOf(third)).toEqual([
      ['canonical', third],
      ['prev', second],
    ]);
  });

  test.each(['', '?lite=1'])('an editor can set the original address of an article %s', async (version) => {
    const html = await read(`/article/kocurulmus-xeber${version}`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGINAL}"`);
    if (!version) expect(html).toContain(`property="og:url" content="${site.url}/article/kocurulmus-xeber"`);
  });
});
