import { afterAll, describe, expect, test } from 'vitest';
import { attributesOf, elementsOf } from '../../kit/site/html.ts';
import { startSite } from '../../kit/site/site.ts';

/** The texts between the tags of a page, without what programs read and what is copied. */
function visibleTexts(html: string): string[] {
  return html
    .replaceAll(/<(script|style|title|textarea|option|pre|code)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '');
}

/** Where a line could end inside a club's name or before a dash. Addresses keep their hyphens. */
function breakableParts(text: string): string[] {
  const words = text.split(/\s/).filter((word) => !/[@/]/.test(word) && word.length <= 24);
  return [
    ...(text.match(/.{0,20} [–—](?:\s|$)/g) ?? []),
    ...words.filter((word) => /[\p{L}\d]-\p{L}|\p{L}-\d|(?<![\d-])\d{1,4}-\d{1,2}(?![\d-])/u.test(word)),
    ...(text.match(/\d[–—]\d/g) ?? []),
    ...(text.match(/“[^“” ]{1,9} [^“” ]{1,9}”/g) ?? []),
  ];
}

/** The texts of some JSON, except those that are read by programs: ids, slugs, addresses. */
function textsOf(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && keys.includes(key) ? [one] : textsOf(one, keys),
  );
}

describe('no line of a page ends inside a name or before a dash', async () => {
  const site = await startSite({ demo: true });
  afterAll(site.stop);
  const text = async (path: string) => (await site.fetch(path)).text();
  const home = await text('/');
  const addressesOf = (html: string) => attributesOf(html, 'href');
  const find = (html: string, start: string) =>
    addressesOf(html).find((address) => address.startsWith(start)) ?? '';
  const article = find(home, '/article/');
  const match = find(home, '/oyun/');
  const tables = await text('/tournament-tables');
  const team = addressesOf(tables).find((address) => address.includes('araz')) ?? '';

  test.each([
    '/',
    '/category/all',
    '/category/azerbaijan-premier-league',
    '/category/transfers',
    '/milli-komanda',
    '/avrokuboklar',
    '/gettostudio/youtube',
    '/e-getto/promo',
    '/premier-league/table',
    '/turnir/azerbaijan-premier-league',
    article,
    match,
    ...['/', '/category/all', '/live-scores', '/todays-games', article, match].map(
      (path) => `${path}?lite=1`,
    ),
    '/todays-games',
    '/live-scores',
    '/tournament-tables',
    team,
    '/search?q=araz',
    '/search?q=naxçıvanın',
    '/search?q=yoxdurbu',
    '/offline',
    '/push',
    '/terms',
    '/api/v1',
    '/contact',
    '/newsletter',
    '/privacy',
    '/api/breaking',
  ])('on %s', async (path) => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(200);
    expect(visibleTexts(await answer.text()).flatMap(breakableParts)).toEqual([]);
  });

  test('the pages have such names', async () => {
    expect(tables).toContain('Araz\u2011Naxçıvan');
    expect(await text('/category/all')).toContain('\u00a0–');
  });

  test('a missing page keeps its names too', async () => {
    const answer = await site.fetch('/yoxdur');
    expect(answer.status).toBe(404);
    expect(visibleTexts(await answer.text()).flatMap(breakableParts)).toEqual([]);
  });

  test.each([
    ['/search/suggest?q=araz', ['label']],
    ['/api/live-scores', ['statusText', 'homeScorers', 'awayScorers', 'homeReds', 'awayReds', 'text']],
  ] as const)('nor in the texts that scripts print, from %s', async (path, keys) => {
    const texts = textsOf(JSON.parse(await text(path)), keys);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap(breakableParts)).toEqual([]);
  });

  test('the lines of a feed in a browser keep them, and the feed its own characters', async () => {
    for (const path of ['/rss', '/atom']) {
      const feed = await text(path);
      const lines = [...elementsOf(feed, 'h:header'), ...elementsOf(feed, 'h:section')];
      expect(lines.length).toBeGreaterThan(10);
      expect(visibleTexts(lines.join('')).flatMap(breakableParts)).toEqual([]);
      const data = feed.replaceAll(/<h:(header|section)>.*?<\/h:\1>/gs, '');
      expect(data).not.toMatch(/[\u2011\u2060]/);
    }
  });

  test('a name that is copied from a page is found', async () => {
    const addressesOfResults = async (query: string) =>
      addressesOf(
        elementsOf(await text(`/search?${new URLSearchParams({ q: query })}`), 'main').join(''),
      ).filter((address) => address.startsWith('/article/'));
    const found = await addressesOfResults('Araz-Naxçıvan – Sumqayıt');
    expect(found.length).toBeGreaterThan(0);
    expect(await addressesOfResults('Araz\u2011Naxçıvan\u00a0– Sumqayıt')).toEqual(found);
  });

  test('titles, structured data, attributes and the API keep their own characters', async () => {
    for (const path of [match, team, article]) {
      const html = await text(path);
      const kept = [
        ...elementsOf(html, 'title'),
        ...elementsOf(html, 'script'),
        ...['alt', 'content', 'aria-label'].flatMap((name) => attributesOf(html, name)),
      ].join('\n');
      expect(kept).not.toMatch(/[\u2011\u2060]/);
    }
    expect(await text('/api/v1/articles')).not.toMatch(/[\u2011\u2060]/);
  });
});
