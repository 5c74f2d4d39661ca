import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, serveForTest } from '#app/server/serve-for-test.ts';
import { makeSite } from './page-cache.fixture.ts';

let site: ReturnType<typeof makeSite>;
let server: Awaited<ReturnType<typeof serveForTest>>;
const get = (path: string, headers: Record<string, string> = {}) => ask(server.port, path, { headers });

beforeEach(async () => {
  site = makeSite();
  server = await serveForTest(async (req, res) => {
    if (site.cache.sendFromMemory(req, res)) return;
    await site.cache.answer(req, res, {
      handleUncached: async () => void res.end('own'),
      sendUncached: async (response) => void res.end(await response.text()),
    });
  });
});
afterEach(() => server.close());

test('a cached page drops its plain bytes once it is compressed', async () => {
  const plain = await get('/');
  const before = site.cache.size.bytes;
  await get('/', { 'Accept-Encoding': 'br' });
  expect(site.cache.size.bytes).toBeLessThan(before - plain.bytes + 300);
  expect((await get('/')).text).toBe(plain.text);
  expect((await get('/', { 'Accept-Encoding': 'gzip' })).text).toBe(plain.text);
  expect(site.rendered).toEqual(['/']);
});

test('a response does not stay in memory until the time limit of its render', async () => {
  const answers: WeakRef<Response>[] = [];
  site.respond = (_request, body) => {
    const response = new Response(body, { status: 404 });
    answers.push(new WeakRef(response));
    return response;
  };
  for (let number = 0; number < 5; number += 1) await get(`/missing-${number}`);
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc');
  await expect
    .poll(() => {
      collectGarbage();
      return answers.filter((answer) => answer.deref() !== undefined).length;
    })
    // The engine's stack may still hold the last one.
    .toBeLessThan(2);
});
