import { afterAll, describe, expect, test } from 'vitest';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { siteEngines, startSite } from '#tests/kit/site/site.ts';

const ORIGINAL = 'https://original.example/xeber?id=7';

describe.each(siteEngines())('what search engines are told, on %s', async (engine) => {
  const site = await startSite({
    engine,
    async fill(db) {
      await writeArticle(db, { title: 'Adi xəbər' });
      await writeArticle(db, { title: 'Gizli xəbər', noindex: true });
      await writeArticle(db, { title: 'Köçürülmüş xəbər', canonicalUrl: ORIGINAL });
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

  test.each(['', '?lite=1'])('an editor can name the original of an article %s', async (version) => {
    const html = await read(`/article/kocurulmus-xeber${version}`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGINAL}"`);
    if (!version) expect(html).toContain(`property="og:url" content="${site.url}/article/kocurulmus-xeber"`);
  });
});
