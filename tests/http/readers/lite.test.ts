import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { liteText } from '#features/light-pages/text.ts';
import { findMatch } from '#features/matches/rules/coverage/read-match-details.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { matchText } from '#features/matches/text.ts';
import { NOON } from '../../kit/content/articles.ts';
import { stateColumns, writeEvents, writeFixture, writePosts } from '../../kit/content/matches.ts';
import { attributesOf, textOf } from '../../kit/site/html.ts';
import { startSite } from '../../kit/site/site.ts';

const ARTICLE_LIMIT = 25 * 1024;
const MATCHES_LIMIT = 15 * 1024;
/** Whatever would be fetched with the page. */
const LOADS =
  /<(?:script\b[^>]*\bsrc|img|iframe|video|audio|source|picture|object|embed)\b|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload|manifest)|@import|url\(/i;

describe('the light version', async () => {
  const site = await startSite({ demo: true });
  afterAll(site.stop);

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await site.ask(path, { headers: { 'Accept-Encoding': 'br', ...headers } });
    return { ...answer, html: await (await site.fetch(path, { headers })).text() };
  };
  const articles = async () => {
    const paths = new Set<string>();
    for (const page of [1, 2, 3, 4]) {
      const { html } = await ask(`/category/all?page=${page}`);
      for (const href of attributesOf(html, 'href')) if (href.startsWith('/article/')) paths.add(href);
    }
    return [...paths];
  };

  test('has every article in at most 25 KB, without anything else to load', async () => {
    const paths = await articles();
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const { status, headers, body, html } = await ask(`${path}?lite=1`);
      expect(status).toBe(200);
      const size = body.length + Buffer.byteLength(JSON.stringify(headers));
      expect(size, path).toBeLessThanOrEqual(ARTICLE_LIMIT);
      expect(html).not.toMatch(LOADS);
    }
  });

  test.each(['/todays-games', '/live-scores'])('has %s in at most 15 KB', async (path) => {
    const { headers, body, html } = await ask(`${path}?lite=1`);
    expect(body.length + Buffer.byteLength(JSON.stringify(headers))).toBeLessThanOrEqual(MATCHES_LIMIT);
    expect(html).not.toMatch(LOADS);
    expect(textOf(html)).toContain('Qarabağ');
  });

  test('has every match in at most 15 KB, without anything else to load', async () => {
    const { html: list } = await ask('/todays-games?lite=1');
    const paths = attributesOf(list, 'href').filter((to) => to.startsWith('/oyun/'));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const { status, headers, body, html } = await ask(path);
      expect(status).toBe(200);
      expect(body.length + Buffer.byteLength(JSON.stringify(headers)), path).toBeLessThanOrEqual(
        MATCHES_LIMIT,
      );
      expect(html).not.toMatch(LOADS);
      expect(html).toContain(`<link rel="canonical" href="${site.url}${path.replace('?lite=1', '')}"/>`);
    }
    const [path = ''] = paths;
    const full = path.replace('?lite=1', '');
    expect((await ask(full)).html).toContain(`href="${path}"`);
    expect((await ask(full, { 'Save-Data': 'on' })).html).toContain(liteText.toFull);
    const moved = await site.fetch(`${full}-x?lite=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path]);
    expect((await ask('/oyun/bele-oyun-yoxdur?lite=1')).status).toBe(404);
  });

  test('redirects from an address in Azerbaijani letters like the full page', async () => {
    const [article = ''] = await articles();
    const capital = article.replace(/[^/]+$/, (slug) => slug.toUpperCase());
    for (const [typed, plain] of [
      [capital, article],
      ['/category/FOOTBALL', '/category/football'],
    ] as const) {
      const light = await site.fetch(`${typed}?lite=1`, { redirect: 'manual' });
      expect([light.status, light.headers.get('location')]).toEqual([301, `${plain}?lite=1`]);
      expect((await site.fetch(typed, { redirect: 'manual' })).headers.get('location')).toBe(plain);
    }
  });

  test('is sent to a browser with Save-Data at the plain address, unless its reader asks for the full page', async () => {
    const [path = ''] = await articles();
    const saving = { 'Save-Data': 'on' };
    for (let round = 0; round < 2; round++) {
      const light = await ask(path, saving);
      expect(light.headers.vary).toContain('Save-Data');
      expect(light.html).toContain(liteText.toFull);
      const full = await ask(path);
      expect(full.headers.vary).toContain('Save-Data');
      expect(full.html).toContain(liteText.toLite);
      expect(full.body.length).toBeGreaterThan(light.body.length);
      expect((await ask(`${path}?lite=0`, saving)).html).toContain(liteText.toLite);
    }
  });

  test('links to the full page, which is its canonical address', async () => {
    const { html } = await ask('/category/all?page=2&lite=1');
    expect(attributesOf(html, 'href')).toContain('/category/all?page=2&lite=0');
    expect(html).toContain(`<link rel="canonical" href="${site.url}/category/all?page=2"/>`);
    expect((await ask('/category/all?page=2')).html).toContain('href="/category/all?lite=1"');
    expect((await ask('/privacy')).html).toContain('href="/?lite=1"');
  });

  test('reports a missing page, and redirects from its internal routes', async () => {
    expect((await ask('/article/bele-xeber-yoxdur?lite=1')).status).toBe(404);
    expect((await ask('/category/bele-bolme-yoxdur?lite=1')).status).toBe(404);
    const { status, headers } = await ask('/lite/category/football?page=2');
    expect([status, headers.location]).toEqual([301, '/category/football?page=2&lite=1']);
  });
});

describe('the light version of a long match', async () => {
  let address = '';
  const site = await startSite({
    fill: async (db) => {
      const id = await writeFixture(db, { ...stateColumns.live });
      const match = await findMatch(db, { parameter: id });
      address = match ? matchAddress(match) : '';
      const players = Array.from({ length: 23 }, (_, at) => ({
        name: `Oyunçu Uzunsoyadlı ${at}`,
        shirt: at + 1,
        playerId: null,
        isStarting: at < 11,
        isCaptain: at === 0,
        isGoalkeeper: at === 1,
      }));
      for (const side of ['home', 'away'] as const)
        await db
          .insertInto('line_up')
          .values({
            fixture_id: id,
            side,
            formation: '4-3-3',
            coach: 'Məşqçi',
            is_official: 1,
            version: 1,
            updated_at: NOON,
            players: JSON.stringify(players),
          })
          .execute();
      await writeEvents(
        db,
        id,
        Array.from({ length: 60 }, (_, at) => ['yellow', 'home', `Oyunçu ${at}`, at + 1]),
      );
      // Words that do not compress.
      const textOfPost = (at: number) => `Yazı ${at}. ${randomBytes(120).toString('base64')}`;
      const posts = Array.from({ length: 300 }, (_, at) => ({ minute: 1, text: textOfPost(at) }));
      await writePosts(db, id, posts);
    },
  });
  afterAll(site.stop);

  test('has the newest posts in 15 KB, and a link to the others', async () => {
    const { body, headers } = await site.ask(`${address}?lite=1`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(body.length).toBeGreaterThan(3000);
    expect(body.length + Buffer.byteLength(JSON.stringify(headers))).toBeLessThanOrEqual(MATCHES_LIMIT);
    const html = await (await site.fetch(`${address}?lite=1`)).text();
    for (const shown of ['Yazı 299.', 'Oyunçu 59', '23 Oyunçu Uzunsoyadlı 22', 'Məşqçi', matchText.refresh])
      expect(textOf(html)).toContain(shown);
    expect(textOf(html)).not.toContain('Yazı 1.');
    expect(attributesOf(html, 'href')).toContain(`${address}?lite=0#commentary`);
  });
});
