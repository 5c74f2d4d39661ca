import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { offlineText } from '#features/offline/text.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { startSite } from '../../kit/site/site.ts';

interface KeptCount {
  opened: number;
  top: number;
  pictures: number;
  shell: number;
  bytes: number;
}

function countKept(page: Page): Promise<KeptCount> {
  return page.evaluate(async () => {
    const count = { opened: 0, top: 0, pictures: 0, shell: 0, bytes: 0 };
    for (const name of await caches.keys()) {
      const answers = await (await caches.open(name)).matchAll();
      count[name.split('-')[2] as 'top'] = answers.length;
      for (const answer of answers) count.bytes += (await answer.blob()).size;
    }
    return count;
  });
}

/** Without network, what a page asks for beside itself fails. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
const workerIsThere = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
const articlesIn = (html: string) => new Set(html.match(/(?<=href=")\/article\/[^"]+/g));
const notice = (page: Page) => page.locator('main [data-saved-page]');

describe('reading without network', async () => {
  const site = await startSite({ demo: true });
  afterAll(site.stop);
  const list = await (await site.fetch('/category/all')).text();
  const articles = [...articlesIn(list)];
  const [first = '', second = '', third = ''] = articles;

  test('opened pages and top stories can be read offline with their age; online no old page is shown', async () => {
    const page = await openPage(site, { serviceWorker: true, expected: NO_NETWORK });
    await page.goto(first);
    const title = await page.locator('h1').textContent();
    await workerIsThere(page);
    await expect.poll(async () => (await countKept(page)).opened).toBe(1);
    expect((await countKept(page)).top).toBe(0);

    await page.goto(second);
    await expect.poll(() => notice(page).count()).toBe(0);
    await expect.poll(async () => (await countKept(page)).top).toBe(10);
    await expect.poll(async () => (await countKept(page)).opened).toBe(2);
    await expect.poll(async () => (await countKept(page)).pictures).toBeGreaterThan(3);
    expect((await countKept(page)).bytes).toBeLessThan(8_000_000);

    await page.context().setOffline(true);
    await page.goto(first);
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    await expect
      .poll(() => notice(page).textContent())
      .toMatch(/^Bu səhifə (indicə|\d+ dəqiqə əvvəl) saxlanıb/);
    const letters = () => document.fonts.load('1em "Source Serif 4"').then((faces) => faces.length);
    expect(await page.evaluate(letters)).toBeGreaterThan(0);
    const picture = page.locator('article header img');
    if ((await picture.count()) > 0)
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    await expectNoAxeProblems(page);

    await page.goto('/');
    await expect.poll(() => page.locator('h1').textContent()).toBe(offlineText.title);
    expect(await page.locator('[data-match]').count()).toBe(0);
    const links = page.locator('main [href^="/article/"]');
    await expect.poll(() => links.count()).toBeGreaterThan(9);
    await expectNoAxeProblems(page);
    await links.last().click();
    await notice(page).waitFor();

    await page.context().setOffline(false);
    // Once more where the answer took four seconds: the saved page is then shown instead.
    await expect.poll(() => page.goto(first).then(() => notice(page).count())).toBe(0);
  });

  test('the browser finds no fault in the manifest, and would install the site', async () => {
    const page = await openPage(site, { serviceWorker: true, needsWindow: true });
    await page.goto('/');
    await workerIsThere(page);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
    expect(data).toContain('standalone');
    // A page of this test is in a window of its own, as in private browsing.
    await expect
      .poll(async () =>
        (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors.map(
          ({ errorId }) => errorId,
        ),
      )
      .toEqual(['in-incognito']);
  });

  test('a page that was never opened lists the saved pages', async () => {
    const page = await openPage(site, { serviceWorker: true, expected: NO_NETWORK });
    await page.goto(first);
    await expect.poll(async () => (await countKept(page)).opened).toBe(1);
    await page.context().setOffline(true);
    await page.goto(third);
    await expect
      .poll(() => page.getByRole('heading', { level: 2, name: offlineText.opened }).count())
      .toBe(1);
    await expect.poll(() => page.locator(`main a[href="${first}"]`).count()).toBe(1);
  });

  test('keeps the last twenty pages, and neither light versions nor screens of the back-office', async () => {
    const page = await openPage(site, { serviceWorker: true });
    const open = (path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.goto('/category/all');
    await workerIsThere(page);
    for (const path of ['/admin/login', `${first}?lite=1`, '/search?q=qarabag']) await open(path);
    const more = await (await site.fetch('/category/all?page=2')).text();
    const all = [...new Set([...articles, ...articlesIn(more)])].slice(0, 23);
    for (const path of all) await open(path);
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('saved-1-opened')).keys()).map((key) => new URL(key.url).pathname),
      );
    await expect.poll(kept).toEqual(all.slice(-20));
  });

  test('a new format of saved pages discards the old ones', async () => {
    const page = await openPage(site, { serviceWorker: true });
    await page.goto('/?lite=1');
    await page.evaluate(async () => (await caches.open('kept-0-opened')).put('/x', new Response('x')));
    await page.goto('/privacy');
    await workerIsThere(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('kept-0-opened');
  });
});
