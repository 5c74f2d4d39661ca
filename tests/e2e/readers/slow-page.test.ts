import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { articleText } from '#features/articles/text.ts';
import { openPage, untilHydrated } from '../../kit/browser/browser.ts';
import { addressesOf } from '../../kit/site/html.ts';
import { startSite } from '../../kit/site/site.ts';

const site = await startSite({ demo: true });
afterAll(site.stop);

/** A connection between the site and the browser that holds back the main part of each page until `release` is called. */
async function startSlowConnection() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async ({ method, url = '/' }, response) => {
    // The page view.
    if (method !== 'GET') return response.writeHead(204).end();
    const answer = await fetch(new URL(url, site.url), { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    const start = body.indexOf('<main');
    response.write(body.subarray(0, start));
    await released;
    response.end(body.subarray(start));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, release };
}

test('a page that comes after its script is brought to life all the same', async () => {
  const [address = ''] = addressesOf(await (await site.fetch('/')).text()).filter((one) =>
    one.startsWith('/article/'),
  );
  const { url, release } = await startSlowConnection();
  const page = await openPage(
    { url },
    {
      async prepare(context) {
        await context.addInitScript(() => {
          navigator.share = async (shared) => void Object.assign(window, { shared });
        });
      },
    },
  );
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/page-.*\.js$/.test(name)),
  );
  // A script that did not wait for the rest would run now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  release();
  await untilHydrated(page);
  await page.getByRole('button', { name: articleText.share, exact: true }).click();
  expect(await page.evaluate(() => 'shared' in window)).toBe(true);
});
