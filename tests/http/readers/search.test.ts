import { afterAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { archiveArticle } from '#features/articles/rules/write/move-article.ts';
import { homeText } from '#features/front-page/text.ts';
import { searchText } from '#features/search/text.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { asEditor } from '../../kit/content/newsroom.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

/** The articles of a year are among those of the server's clock. */
const BEGAN = Date.now() - HOUR;
/** Robots' searches are not remembered. */
const READER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

describe('/search', async () => {
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      for (let n = 0; n < 45; n++)
        await writeArticle(db, { title: `“Neftçi” xəbəri ${n}`, now: BEGAN + n * MINUTE });
      await writeArticle(db, { title: 'Şahmatda <b>rekord</b>', category: 'chess', now: BEGAN });
      await writeArticle(db, { title: 'Çimərlik voleybolu', category: 'volleyball', now: BEGAN });
      await writeArticle(db, { title: 'Zalda voleybol', category: 'volleyball', now: BEGAN });
    },
  });
  afterAll(site.stop);
  const get = async (path: string) => {
    const answer = await site.fetch(path, { headers: READER });
    return { answer, html: await answer.text() };
  };

  test.each(['/search', '/search?q=', '/search?q=%20%09', '/search?q=&page=zz'])(
    '%s asks for a word',
    async (path) => {
      const { answer, html } = await get(path);
      expect(answer.status).toBe(200);
      expect(textOf(html)).toContain(searchText.empty);
      expect(elementsOf(sectionUnder(html, homeText.mostRead), 'li')).toHaveLength(5);
    },
  );

  test('has a title and a description with the query and the number of results', async () => {
    const describe = async (path: string) =>
      /<meta name="description" content="([^"]*)"/.exec((await get(path)).html)?.[1];
    expect(await describe('/search')).toBe(searchText.summary);
    expect(await describe('/search?q=neftci')).toBe(searchText.found('neftci', searchText.results(45)));
    expect(await describe('/search?q=kriket')).toBe(searchText.none('kriket'));
  });

  test('finds what is typed without diacritics and marks it', async () => {
    const { html } = await get('/search?q=sahmatda+rekord');
    expect(elementsOf(html, 'article')).toHaveLength(1);
    expect(textOf(html)).toContain(searchText.one);
    expect(elementsOf(html, 'mark').map(textOf)).toEqual(['Şahmatda', 'rekord']);
    expect(html).toContain('&lt;b&gt;');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('pages link to each other with their filters, and to nothing beyond the last', async () => {
    const { html } = await get('/search?q=neftci&category=football&date=year&page=2');
    expect(textOf(html)).toContain(searchText.filterDate);
    const first = await get('/search?q=neftci&category=football');
    expect(textOf(first.html)).toContain(searchText.results(45));
    expect(elementsOf(first.html, 'article')).toHaveLength(20);
    expect(attributesOf(first.html, 'href')).toContain('/search?q=neftci&category=football&page=3');
    expect(elementsOf((await get('/search?q=neftci&page=3')).html, 'article')).toHaveLength(5);
    expect((await get('/search?q=neftci&page=4')).answer.status).toBe(404);
  });

  test('a filter without results says so, and links to all results', async () => {
    for (const filters of ['category=transfers', 'category=chess&date=today', 'category=unknown']) {
      const { html } = await get(`/search?q=zalda&${filters}&sort=date`);
      expect(textOf(html)).toContain(searchText.noneFiltered);
      expect(textOf(html)).not.toContain(searchText.noneHint);
      expect(attributesOf(html, 'href')).toContain('/search?q=zalda&sort=date');
    }
    expect((await get('/search?q=zalda&category=chess')).html).toMatch(
      /aria-current="true"[^>]*>[^<]* \(0\)</,
    );
    const corrected = await get('/search?q=voleybil&category=volleyball&date=year');
    expect(attributesOf(corrected.html, 'href')).toContain(
      '/search?q=voleybol&category=volleyball&date=year',
    );
  });

  test('are sorted by date on request, on every page and with every filter', async () => {
    const { html } = await get('/search?q=neftci&sort=date');
    const [first, second] = elementsOf(html, 'h2').map(textOf);
    expect([first, second]).toEqual(['“ Neftçi ” xəbəri 44', '“ Neftçi ” xəbəri 43']);
    expect(attributesOf(html, 'href')).toEqual(
      expect.arrayContaining([
        '/search?q=neftci&sort=date&page=2',
        '/search?q=neftci&date=week&sort=date',
        '/search?q=neftci',
      ]),
    );
    expect((await get('/search?q=neftci&sort=nonsense')).answer.status).toBe(200);
  });

  test('articles with only some of the words follow under a heading', async () => {
    const both = textOf((await get('/search?q=cimerlik+voleybolu')).html);
    expect(both).toContain(searchText.one);
    expect(both).toMatch(new RegExp(`Çimərlik voleybolu.*${searchText.partial}.*Zalda voleybol`));
    const neither = textOf((await get('/search?q=zalda+rekord')).html);
    expect(neither).toContain(searchText.results(2));
    expect(neither).toContain(searchText.partial);
    expect(textOf((await get('/search?q=voleybol')).html)).not.toContain(searchText.partial);
  });

  test('a mistyped word is corrected, and the page says so', async () => {
    const { html } = await get('/search?q=voleybil');
    expect(textOf(html)).toContain(searchText.corrected);
    expect(elementsOf(html, 'article')).toHaveLength(2);
    const [corrected] = attributesOf(html, 'href').filter((address) => /^\/search\?q=vol/.test(address));
    expect(textOf((await get(corrected ?? '')).html)).not.toContain(searchText.corrected);
  });

  test('a query without results has links to other pages', async () => {
    const { html } = await get('/search?q=%3Cscript%3Ealert(zz)%3C/script%3E');
    expect(html).not.toContain('<script>alert');
    expect(textOf(html)).toContain(searchText.noneHint);
    expect(attributesOf(html, 'href')).toContain('/category/transfers');
    expect(elementsOf(sectionUnder(html, homeText.mostRead), 'li')).toHaveLength(5);
  });

  test.each(['a'.repeat(3000), '%F0%9F%98%80', '%ED%A0%80', '\'"*:&|!()', 'NEAR(a b)'])(
    'survives %j',
    async (query) => {
      const { answer, html } = await get(`/search?q=${query}`);
      expect(answer.status).toBe(200);
      expect(html).not.toContain('\u0000');
    },
  );

  test('queries are not stored in the page cache', async () => {
    const { answer } = await get('/search?q=neftci');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=30');
  });

  test('a changed article is found within seconds, and an archived one is not', async () => {
    let id = '';
    await site.change(async (db) => {
      ({ id } = await writeArticle(db, { title: 'Gözlənilməz transfer', now: BEGAN }));
    });
    const count = async () => elementsOf((await get('/search?q=gozlenilmez')).html, 'article').length;
    await expect.poll(count).toBe(1);
    await site.change(async (db) => {
      await archiveArticle(db, { id, now: BEGAN + MINUTE, ...(await asEditor(db)) });
    });
    await expect.poll(count).toBe(0);
  });

  test('queries and those without a result are counted, but neither further pages nor filters of a search', async () => {
    await get('/search?q=Tapılmayan+söz');
    await get('/search?q=tapilmayan+soz');
    // Neither a sorted nor a corrected search is one without results.
    await get('/search?q=voleybilda');
    await get('/search?q=voleybilda&sort=date');
    for (const rest of ['', '&page=2', '&category=football', '&date=year'])
      await get(`/search?q=xeberi${rest}`);
    // Searches are written in the order of the requests.
    await get('/search?q=sonuncu');
    const counted = async () => {
      let rows: object[] = [];
      await site.change(async (db) => {
        rows = await db
          .selectFrom('search_query_daily_stats')
          .select(['count', 'no_result_count'])
          .where('query', 'in', ['sonuncu', 'tapilmayan soz', 'voleybilda', 'xeberi'])
          .orderBy('query')
          .execute();
      });
      return rows;
    };
    const expected = [
      { count: 1, no_result_count: 1 },
      { count: 2, no_result_count: 2 },
      { count: 1, no_result_count: 0 },
      { count: 1, no_result_count: 0 },
    ];
    await expect.poll(counted, { interval: 500 }).toEqual(expected);
  });
});
