import { afterAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { nodeOf } from '../../kit/site/expect-metadata.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const FULL = 'Yığma heyətimiz uzun fasilədən sonra doğma meydanda inamlı qələbə qazandı';
const SHORT = 'Bakıda inamlı qələbə';
const ADDRESS = '/article/yigma-heyetimiz-uzun-fasileden-sonra-dogma-meydanda-inamli-qelebe-qazandi';

describe('a short headline', async () => {
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      await writeArticle(db, { title: FULL, shortTitle: SHORT, tags: ['Yığma'] });
      await writeArticle(db, { title: 'Başqa xəbər', now: NOON + MINUTE });
    },
  });
  afterAll(site.stop);
  const read = async (path: string) => (await site.fetch(path)).text();

  test.each(['/', '/category/football', '/category/all', '/tag/yigma', '/article/basqa-xeber', '/?lite=1'])(
    'stands on the cards of %s',
    async (path) => {
      const html = await read(path);
      expect(textOf(html)).toContain(SHORT);
      expect(textOf(html)).not.toContain(FULL);
    },
  );

  test('is not on the page of the article, in its metadata, in feeds and in search results', async () => {
    const html = await read(ADDRESS);
    expect(elementsOf(html, 'h1').map(textOf)).toEqual([FULL]);
    expect(html).toContain(`<title>${FULL} – GettoSport</title>`);
    expect(nodeOf(html, 'NewsArticle').headline).toBe(FULL);
    expect(html).not.toContain(SHORT);
    for (const path of ['/rss', '/search?q=fasil%C9%99d%C9%99n'])
      expect(textOf(await read(path))).toContain(FULL);
  });
});
