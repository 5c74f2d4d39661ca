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
    ...words.filter((word) => /\p{L}-\p{L}/u.test(word)),
  ];
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
    article,
    `${article}?lite=1`,
    match,
    '/todays-games',
    '/live-scores',
    '/tournament-tables',
    team,
    '/search?q=araz',
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

  test('titles, structured data, attributes and feeds keep their own characters', async () => {
    for (const path of [match, team, article]) {
      const html = await text(path);
      const kept = [
        ...elementsOf(html, 'title'),
        ...elementsOf(html, 'script'),
        ...['alt', 'content', 'aria-label'].flatMap((name) => attributesOf(html, name)),
      ].join('\n');
      expect(kept).not.toMatch(/[\u2011\u2060]/);
    }
    for (const path of ['/rss', '/atom', '/api/v1/articles'])
      expect(await text(path)).not.toMatch(/[\u2011\u2060]/);
  });
});
