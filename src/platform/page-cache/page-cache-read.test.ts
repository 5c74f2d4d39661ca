import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, serveForTest } from '#app/server/serve-for-test.ts';
import { MINUTE } from '#az/format/durations.ts';
import { signedSession } from '#tests/kit/site/signed-session.ts';
import { cacheableHeaders, makeSite, SECRET } from './page-cache.fixture.ts';

let site: ReturnType<typeof makeSite>;
let server: Awaited<ReturnType<typeof serveForTest>>;
beforeEach(async () => {
  site = makeSite();
  server = await serveForTest((req, res) => {
    if (!site.cache.sendStored(req, res)) res.writeHead(503).end();
  });
});
afterEach(() => server.close());

test('the text of a page is read from memory, or rendered', async () => {
  const first = await site.cache.read('/');
  expect(first).toContain('render 1 revision 1 of /');
  expect(await site.cache.read('/')).toBe(first);
  site.time += MINUTE;
  expect(await site.cache.read('/')).toContain('render 2');
});

test('readers of a text share one render, but not with one from before a change', async () => {
  let open = () => {};
  site.gate = new Promise((resolve) => {
    open = resolve;
  });
  const before = [site.cache.read('/'), site.cache.read('/')];
  site.move();
  const after = site.cache.read('/');
  open();
  expect(new Set(await Promise.all(before)).size).toBe(1);
  expect(await after).toContain('revision 2');
  expect(site.rendered).toEqual(['/', '/']);
});

test('a text that does not exist is null, one that fails is an error', async () => {
  const answer = (status: number) => {
    site.respond = () => new Response('', { status, headers: cacheableHeaders });
  };
  answer(404);
  expect(await site.cache.read('/gone')).toBeNull();
  answer(500);
  await expect(site.cache.read('/a')).rejects.toThrow('/a answers 500 and cannot be shared');
});

test('a page of any age is sent without a database, to readers only', async () => {
  const statusOf = async (path: string, init = {}) => (await ask(server.port, path, init)).status;
  expect(await statusOf('/')).toBe(503);
  await site.cache.read('/');
  site.time += 60 * MINUTE;
  site.move();
  const { text, headers } = await ask(server.port, '/?utm_source=a');
  expect(text).toContain('render 1');
  // A CDN may not keep for long what may be old.
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
  expect(await statusOf('/other')).toBe(503);
  expect(await statusOf('/', { method: 'POST' })).toBe(503);
  expect(await statusOf('/', { headers: { Cookie: signedSession(SECRET) } })).toBe(503);
  expect(site.cache.size.pages).toBe(1);
  site.cache.clear();
  expect(site.cache.size).toEqual({ pages: 0, bytes: 0 });
  expect(await statusOf('/')).toBe(503);
});
