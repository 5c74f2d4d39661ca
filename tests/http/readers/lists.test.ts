import { afterAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { articleText } from '#features/articles/text.ts';
import { categoryPageText } from '#features/categories/text.ts';
import { homeText } from '#features/front-page/text.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

/** The slugs of spec §2.3, as they stand there. */
const NAVIGATION =
  `football, basketball, chess, martial-arts, other-sports, store, olympics, azerbaijan-premier-league,
  azerbaijan-cup, transfers, azerbaijan-news, national-team, youth-teams, lower-leagues, futsal, mini-futbol,
  premier-league, premier-league-transfers, la-liga, serie-a, champions-league, europa-league, conference-league,
  european-cups, world-cup, european-championship, nations-league, confederations-cup, copa-america, african-cup,
  asian-cup, concacaf, podcast, interviews, esports, analysis, bundesliga, rumors`.split(/,\s*/);

describe('lists of articles', async () => {
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      for (let n = 0; n < 45; n += 1)
        await writeArticle(db, {
          title: `Futbol ${n}`,
          tags: n % 2 ? ['Qarabağ'] : [],
          image: `https://example.org/${n}.jpg`,
          now: NOON + n * MINUTE,
        });
      await writeArticle(db, { title: 'Yeganə şahmat xəbəri', category: 'chess' });
    },
  });
  afterAll(site.stop);

  test.each(NAVIGATION)('/category/%s answers', async (slug) => {
    const answer = await site.fetch(`/category/${slug}`);
    expect(answer.status).toBe(200);
    expect(elementsOf(await answer.text(), 'h1')).toHaveLength(1);
  });

  test('a tag and an author describe themselves to search engines, each page in its own words', async () => {
    const describe = async (path: string) => {
      const html = await (await site.fetch(path)).text();
      return /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
    };
    expect(await describe('/tag/qarabag')).toBe(articleText.tagSummary('Qarabağ', '22'));
    expect(await describe('/tag/qarabag?page=2')).toBe(
      `${articleText.tagSummary('Qarabağ', '22')} – ${categoryPageText.page(2)}`,
    );
    expect(await describe('/author/aysel-memmedli')).toBe(articleText.authorSummary('Aysel Məmmədli', '46'));
  });

  test('a category without articles says so', async () => {
    expect(textOf(await (await site.fetch('/category/olympics')).text())).toContain(categoryPageText.empty);
  });

  test('a page has twenty articles, newest first, and all pages together have every article once', async () => {
    const titles: string[] = [];
    for (const page of [1, 2, 3]) {
      const html = await (await site.fetch(`/category/football${page > 1 ? `?page=${page}` : ''}`)).text();
      const cards = elementsOf(html, 'article');
      expect(cards).toHaveLength(page === 3 ? 5 : 20);
      titles.push(
        ...cards.map((card) => textOf(elementsOf(card, 'h3')[0] ?? elementsOf(card, 'h2')[0] ?? '')),
      );
    }
    expect(titles).toEqual(Array.from({ length: 45 }, (_, n) => `Futbol ${44 - n}`));
  });

  test('the first picture of a list is loaded at once, the others when they come near', async () => {
    const main = async (path: string) => (await (await site.fetch(path)).text()).split('<main')[1] ?? '';
    const [first, ...others] = (await main('/category/football')).match(/<img [^>]*>/g) ?? [];
    expect(first).toMatch(/loading="eager" fetchPriority="high"/);
    expect(others.length).toBeGreaterThan(18);
    for (const picture of others) expect(picture).toContain('loading="lazy"');
    for (const picture of (await main('/category/football?page=2')).match(/<img [^>]*>/g) ?? [])
      expect(picture).toContain('loading="lazy"');
  });

  test('a card names its category unless the page is about it', async () => {
    const labelsOf = async (path: string) =>
      elementsOf(await (await site.fetch(path)).text(), 'article').filter((card) =>
        card.includes('category-label'),
      );
    expect(await labelsOf('/category/football')).toEqual([]);
    expect(await labelsOf('/category/all')).toHaveLength(20);
    expect(await labelsOf('/tag/qarabag')).toHaveLength(20);
  });

  test('a list has the most read articles beside it that it does not show itself', async () => {
    const html = await (await site.fetch('/category/chess')).text();
    const links = attributesOf(sectionUnder(html, homeText.mostRead), 'href');
    expect(links).toHaveLength(5);
    expect(links).not.toContain('/article/yegane-sahmat-xeberi');
  });

  test('/category/all lists every category', async () => {
    const html = await (await site.fetch('/category/all?page=3')).text();
    expect(textOf(html)).toContain('Yeganə şahmat xəbəri');
  });

  test('pages link to each other and to nothing beyond the last', async () => {
    const html = await (await site.fetch('/category/football?page=2')).text();
    const pages = attributesOf(html, 'href').filter((href) => /^\/category\/football(\?page|$)/.test(href));
    expect(new Set(pages)).toEqual(
      new Set(['/category/football', '/category/football?page=2', '/category/football?page=3']),
    );
  });

  test.each(['0', '-1', 'abc', '1.5', '', '999999999999', '1e3', '2%20OR%201=1'])(
    'page %j is no page, and no failure',
    async (page) => {
      const answer = await site.fetch(`/category/football?page=${page}`);
      expect([301, 302, 404]).toContain(answer.status);
      if (answer.status !== 404) expect(answer.headers.get('location')).toBe('/category/football');
    },
  );

  test('an address with a NUL character is refused', async () => {
    expect((await site.fetch('/category/football?page=%00')).status).toBe(400);
  });

  test.each(['/category/football?page=4', '/category/olympics?page=2', '/category/bele-bolme-yoxdur'])(
    '%s is missing',
    async (path) => {
      expect((await site.fetch(path)).status).toBe(404);
    },
  );

  test('the pages of a tag and of an author list their articles, and have a feed', async () => {
    for (const path of ['/tag/qarabag', '/author/aysel-memmedli']) {
      expect(elementsOf(await (await site.fetch(path)).text(), 'article').length).toBe(20);
      const feed = await site.fetch(`${path}/rss`);
      expect(feed.headers.get('content-type')).toMatch(/^application\/xml/);
      expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThan(10);
    }
  });

  test('a category typed in Azerbaijani letters is found', async () => {
    const answer = await site.fetch(`/category/${encodeURIComponent('Şahmat')}`);
    expect([301, 404]).toContain(answer.status);
  });
});
