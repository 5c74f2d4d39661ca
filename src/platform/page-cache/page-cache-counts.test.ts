import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveForTest } from '#app/server/serve-for-test.ts';
import { MINUTE } from '#az/format/durations.ts';
import { signedSession } from '#tests/kit/site/signed-session.ts';
import { cacheableHeaders, makeSite, SECRET } from './page-cache.fixture.ts';

let site: ReturnType<typeof makeSite>;
let arrived = 0;
let server: Awaited<ReturnType<typeof serveForTest>>;
beforeEach(async () => {
  site = makeSite();
  arrived = 0;
  server = await serveForTest((req, res) => {
    arrived += 1;
    if (site.cache.sendFromMemory(req, res)) return;
    void site.cache
      .answer(req, res, {
        handleUncached: async () => void res.end('own'),
        sendUncached: async (response) => void res.writeHead(response.status).end(),
      })
      .catch(() => res.writeHead(500).end());
  });
});
afterEach(() => server.close());

test('each request is counted once: as a hit, a stale page, a shared render or a render', async () => {
  const ask = () => server.ask('/');
  const gate = Promise.withResolvers<void>();
  site.gate = gate.promise;
  const first = [ask(), ask(), ask()];
  await expect.poll(() => arrived).toBe(3);
  gate.resolve();
  await Promise.all(first);
  expect(site.cache.counts).toEqual({ hit: 0, stale: 0, shared: 2, render: 1 });
  for (const path of ['/', '/', '/?utm_source=a']) await server.ask(path);
  expect(site.cache.counts).toEqual({ hit: 3, stale: 0, shared: 2, render: 1 });
  site.move();
  const next = Promise.withResolvers<void>();
  site.gate = next.promise;
  const renewed = ask();
  await expect.poll(() => arrived).toBe(7);
  await ask();
  next.resolve();
  await renewed;
  expect(site.cache.counts).toEqual({ hit: 3, stale: 1, shared: 2, render: 2 });
});

test('the answers from memory are counted for the page, the unchanged ones apart', async () => {
  const answers = () => site.answers['/'];
  const { etag = '' } = (await server.ask('/')).headers;
  expect(answers()).toEqual({ sent: 0, unchanged: 0 });
  await server.ask('/');
  await server.ask('/', { method: 'HEAD' });
  expect(answers()).toEqual({ sent: 2, unchanged: 0 });
  await server.ask('/', { headers: { 'If-None-Match': etag } });
  expect(answers()).toEqual({ sent: 2, unchanged: 1 });
  // A browser that saves data gets the same page, since there is no other.
  await server.ask('/', { headers: { 'Save-Data': 'on' } });
  expect(answers()).toEqual({ sent: 3, unchanged: 1 });
  await server.ask('/', { method: 'POST' });
  await server.ask('/', { headers: { Cookie: signedSession(SECRET) } });
  site.time += MINUTE;
  await server.ask('/');
  expect(answers()).toEqual({ sent: 3, unchanged: 1 });
});

test('a page with a light version is answered from memory for the readers of the usual one', async () => {
  site.respond = (_request, body) =>
    new Response(body, { headers: { ...cacheableHeaders, Vary: 'Save-Data' } });
  for (let time = 0; time < 2; time++) await server.ask('/article/a');
  for (let time = 0; time < 2; time++) await server.ask('/article/a', { headers: { 'Save-Data': 'on' } });
  expect(site.answers).toEqual({
    '/article/a': { sent: 1, unchanged: 0 },
    '/article/a?lite=1': { sent: 0, unchanged: 0 },
  });
});

test('a page lives for a minute from its oldest part', async () => {
  site.readAt = site.time - 20_000;
  await server.ask('/');
  site.time += 40_000 - 1;
  expect((await server.ask('/')).text).toContain('render 1');
  site.time += 1;
  site.readAt = site.time + 20_000;
  expect((await server.ask('/')).text).toContain('render 2');
  // A clock that has been put back does not make a page live longer.
  site.time += MINUTE;
  expect((await server.ask('/')).text).toContain('render 3');
});

test('a render that takes too long is told to stop', async () => {
  site = makeSite({ renderLimitMs: 50 });
  const signals: AbortSignal[] = [];
  const never = Promise.withResolvers<void>();
  site.gate = never.promise;
  site.respond = (request, body) => {
    signals.push(request.signal);
    return new Response(body, { headers: cacheableHeaders });
  };
  expect((await server.ask('/')).status).toBe(500);
  never.resolve();
  await expect.poll(() => signals.map(({ reason }) => reason?.name)).toEqual(['TimeoutError']);
});

test('the pages in memory are limited', async () => {
  site = makeSite({ maxPages: 2 });
  for (const path of ['/a', '/b', '/c']) await server.ask(path);
  expect(site.cache.size.pages).toBe(2);
});

test('a page that was there before, and the front page, do not wait behind new pages', async () => {
  for (const path of ['/a', '/', '/a']) await server.ask(path);
  site.time += MINUTE;
  for (const path of ['/a', '/', '/b']) await server.ask(path);
  expect(site.lanes).toEqual(['new', 'known', 'known', 'known', 'new']);
});
