import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { attributesOf } from '../../kit/site/html.ts';
import { measureScripts, SCRIPT_LIMIT } from '../../kit/site/script-size.ts';
import { startSite } from '../../kit/site/site.ts';

/** What the style sheet of a reader's page may weigh (gzip), and what all faces together may, in bytes. */
const STYLE_LIMIT = 12 * 1024;
const FACES_LIMIT = 95 * 1024;
/** What the HTML of a page may weigh (Brotli), and what that of the front page may, with all its blocks. */
const HTML_LIMIT = 15 * 1024;
const FRONT_PAGE_LIMIT = 17 * 1024;

const SMALL_TEXT = ['barlow-400', 'barlow-600', 'barlow-condensed-700'];
const ARTICLE_TEXT = [...SMALL_TEXT, 'source-serif-400'];

describe('what a page loads to be drawn', async () => {
  const site = await startSite({ demo: true });
  afterAll(site.stop);
  const text = async (path: string) => (await site.fetch(path)).text();
  const home = await text('/');
  const addressOf = (start: string) =>
    attributesOf(home, 'href').find((address) => address.startsWith(start)) ?? '';
  const article = addressOf('/article/');
  const match = addressOf('/oyun/');
  const team = addressOf('/komanda/');
  const competition = addressOf('/turnir/');

  const stylesOf = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address ?? '');
  const preloadedBy = (html: string) =>
    [...html.matchAll(/<link rel="preload" as="font"[^>]*?\/assets\/([\w-]+?-\d+)-[\w-]+\.woff2"/g)]
      .map(([, face]) => face)
      .sort();

  test.each([
    ['/', SMALL_TEXT],
    ['/category/football', SMALL_TEXT],
    [article, ARTICLE_TEXT],
    [match, SMALL_TEXT],
    ['/todays-games', SMALL_TEXT],
    ['/live-scores', SMALL_TEXT],
    ['/tournament-tables', SMALL_TEXT],
    ['/search?q=qarabag', SMALL_TEXT],
    ['/contact', SMALL_TEXT],
    ['/newsletter', SMALL_TEXT],
    ['/privacy', ARTICLE_TEXT],
    ['/yoxdur', SMALL_TEXT],
    [team, SMALL_TEXT],
    [competition, SMALL_TEXT],
    ['/milli-komanda', SMALL_TEXT],
    ['/avrokuboklar', SMALL_TEXT],
    ['/gettostudio/youtube', SMALL_TEXT],
    ['/e-getto/promo', SMALL_TEXT],
    ['/push', SMALL_TEXT],
    ['/offline', SMALL_TEXT],
    ['/api/v1', SMALL_TEXT],
    ['/terms', ARTICLE_TEXT],
    ['/admin/login', SMALL_TEXT],
  ])('%s preloads the faces of its first screen only', async (path, faces) => {
    expect(preloadedBy(await text(path))).toEqual(faces);
  });

  test('all faces weigh at most 95 KB', async () => {
    const style = await text(stylesOf(home)[0] ?? '');
    const faces = [...new Set(style.match(/\/assets\/[\w-]+\.woff2/g))];
    expect(faces).toHaveLength(5);
    const sizes = await Promise.all(
      faces.map(async (face) => (await (await site.fetch(face)).arrayBuffer()).byteLength),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FACES_LIMIT);
  });

  test('a style sheet is sent as small as the build could make it', async () => {
    const answer = await site.fetch(stylesOf(home)[0] ?? '', { headers: { 'Accept-Encoding': 'br' } });
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(
      brotliCompressSync(await answer.text(), quick).length,
    );
  });

  const pages = [
    '/',
    '/category/football',
    article,
    team,
    competition,
    '/todays-games',
    '/live-scores',
    '/tournament-tables',
    '/avrokuboklar',
    '/milli-komanda',
    '/search?q=qarabag',
    '/contact',
    '/newsletter',
    '/push',
    '/offline',
    '/privacy',
    '/gettostudio/youtube',
    '/e-getto/promo',
    '/api/v1',
    '/yoxdur',
  ];
  // The header and the line-ups of a match have a sheet of their own.
  const limits = [...pages.map((path) => [path, STYLE_LIMIT] as const), [match, STYLE_LIMIT + 2048] as const];

  test.each([...pages, match])('%s keeps the budgets of HTML and script', async (path) => {
    const html = await text(path);
    const limit = path === '/' ? FRONT_PAGE_LIMIT : HTML_LIMIT;
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(limit);
    expect(await measureScripts(html, text)).toBeLessThanOrEqual(SCRIPT_LIMIT);
  });

  test.each(limits)(
    '%s has style sheets of at most %i bytes, with every class that it uses',
    async (path, limit) => {
      const html = await text(path);
      const sheets = await Promise.all(stylesOf(html).map(text));
      expect(sheets).toHaveLength(limit === STYLE_LIMIT ? 1 : 2);
      expect(sheets.reduce((sum, sheet) => sum + gzipSync(sheet).length, 0)).toBeLessThanOrEqual(limit);
      const style = sheets.join('');
      // The sheet of the back-office has the utilities of all files.
      const whole = await text(stylesOf(await text('/admin/login'))[0] ?? '');
      const rule = (name: string) => `.${name.replaceAll(/[^\w-]/g, '\\$&')}`;
      const used = new Set(attributesOf(html, 'class').flatMap((names) => names.split(' ')));
      const missing = [...used].filter(
        (name) => name && whole.includes(`${rule(name)}{`) && !style.includes(rule(name)),
      );
      expect(missing).toEqual([]);
    },
  );
});
