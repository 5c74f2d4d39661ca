import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, serveForTest } from '#app/server/serve-for-test.ts';
import { makeSite } from './page-cache.fixture.ts';

let site: ReturnType<typeof makeSite>;
let server: Awaited<ReturnType<typeof serveForTest>>;
let arrived: number;
const get = async (path: string) => (await ask(server.port, path)).text;
const requestsArrived = (count: number) => expect.poll(() => arrived).toBe(count);

beforeEach(async () => {
  arrived = 0;
  site = makeSite();
  site.scopes = { '/article/a': ['match:17'], '/article/b': ['match:18'] };
  server = await serveForTest(async (req, res) => {
    arrived++;
    if (site.cache.sendFromMemory(req, res)) return;
    await site.cache.answer(req, res, {
      handleUncached: async () => void res.end('own'),
      sendUncached: async (response) => void res.end(await response.text()),
    });
  });
});
afterEach(() => server.close());

test('a change renders only the pages that show it, and those that say nothing', async () => {
  const paths = ['/article/a', '/article/b', '/privacy'];
  for (const path of paths) await get(path);
  site.move('match:17');
  for (const path of paths) await get(path);
  expect(site.rendered.slice(3)).toEqual(['/article/a', '/privacy']);
  site.move('match:18');
  site.move('match:19');
  for (const path of paths) await get(path);
  expect(site.rendered.slice(5)).toEqual(['/article/b', '/privacy']);
});

test('a render that a change does not concern is shared and cached', async () => {
  await get('/article/a');
  site.move('match:17');
  let open = () => {};
  site.gate = new Promise((resolve) => {
    open = resolve;
  });
  const first = get('/article/a');
  await requestsArrived(2);
  site.move('match:18');
  site.time += 2000;
  const second = get('/article/a');
  await requestsArrived(3);
  open();
  expect(await first).toBe(await second);
  await get('/article/a');
  expect(site.rendered).toEqual(['/article/a', '/article/a']);
});
