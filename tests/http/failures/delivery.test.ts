import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { signedSession } from '../../kit/site/signed-session.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const SECRET = 'a-secret-for-this-test-of-32-characters';

describe('how pages are delivered', async () => {
  const site = await startSite({
    engine: siteEngine(),
    env: { AUTH_SECRET: SECRET },
    fill: async (db) => void (await writeArticle(db, { title: 'Birinci' })),
  });
  afterAll(site.stop);

  /** Only what had to be made for its request carries an id of it; what comes out of memory does not. */
  const isFromMemory = (headers: { [name: string]: unknown }) => headers['x-request-id'] === undefined;

  test('the second reader gets the page that was rendered for the first', async () => {
    const first = await site.ask('/article/birinci');
    const second = await site.ask('/article/birinci');
    expect([isFromMemory(first.headers), isFromMemory(second.headers)]).toEqual([false, true]);
    expect(second.body.equals(first.body)).toBe(true);
  });

  test('a campaign parameter does not cause another render', async () => {
    const plain = await site.ask('/category/football');
    const tagged = await site.ask('/category/football?utm_source=telegram&fbclid=1');
    expect(tagged.headers.etag).toBe(plain.headers.etag);
  });

  test('a reader who has the page gets a 304', async () => {
    const { headers } = await site.ask('/');
    expect(headers.etag).toMatch(/^W?\/?"/);
    const again = await site.ask('/', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await site.ask('/', { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });

  test.each(['/', '/article/birinci', '/assets', '/article/yoxdur'])(
    '%s comes in br, gzip and plain',
    async (path) => {
      const address = path === '/assets' ? await firstAsset() : path;
      const plain = await site.ask(address);
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const [encoding, open] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answer = await site.ask(address, { headers: { 'accept-encoding': encoding } });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers.vary).toContain('Accept-Encoding');
        expect(answer.body.length).toBeLessThan(plain.body.length);
        expect(open(answer.body).toString()).toBe(plain.body.toString());
      }
    },
  );

  test('HEAD has the headers of GET', async () => {
    const get = await site.ask('/');
    const head = await site.ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('a CDN may cache pages for some seconds, files for ever', async () => {
    expect((await site.ask('/')).headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=/,
    );
    expect((await site.ask(await firstAsset())).headers['cache-control']).toContain('immutable');
  });

  test.each(['/live-scores', '/todays-games', '/live-scores?lite=1'])(
    'a proxy keeps %s for five seconds at most',
    async (address) => {
      const control = String((await site.ask(address)).headers['cache-control']);
      const seconds = [...control.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, one]) =>
        Number(one),
      );
      expect(seconds.length).toBeGreaterThan(0);
      expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5);
    },
  );

  test('a page of a session is not shared', async () => {
    const { headers } = await site.ask('/', { headers: { cookie: signedSession(SECRET) } });
    expect(headers['cache-control']).toMatch(/^private/);
    expect(isFromMemory(headers)).toBe(false);
  });

  test('a session that the site has not signed changes nothing', async () => {
    await site.ask('/');
    for (const cookie of ['newsroom.session_token=x', signedSession('another secret')])
      expect(isFromMemory((await site.ask('/', { headers: { cookie } })).headers)).toBe(true);
  });

  test('a page number changes only addresses that have pages', async () => {
    const plain = await site.ask('/article/birinci');
    for (const number of ['2', '77', 'zzz']) {
      const numbered = await site.ask(`/article/birinci?page=${number}`);
      expect(numbered.headers.etag).toBe(plain.headers.etag);
    }
  });

  test('every answer forbids foreign scripts and frames', async () => {
    for (const path of ['/', '/article/yoxdur', '/rss', await firstAsset()]) {
      const { headers } = await site.ask(path);
      expect(headers['content-security-policy']).toMatch(/script-src 'self'(?! 'unsafe)/);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('what another instance publishes is on the page within seconds, without a restart', async () => {
    await site.ask('/');
    await site.change(async (db) => void (await writeArticle(db, { title: 'İkinci', now: NOON + MINUTE })));
    await expect.poll(async () => (await site.ask('/')).body.toString()).toContain('İkinci');
  });

  test('everything is there after a restart', async () => {
    await site.restart();
    expect((await site.ask('/article/birinci')).status).toBe(200);
    expect((await site.ask('/article/ikinci')).status).toBe(200);
  });

  async function firstAsset(): Promise<string> {
    const address = /\/assets\/[\w.-]+\.css/.exec((await site.ask('/')).body.toString())?.[0];
    if (!address) throw new Error('The page has no style sheet');
    return address;
  }
});
