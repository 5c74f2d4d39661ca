import { afterAll, expect, test } from 'vitest';
import { articleText } from '#features/articles/text.ts';
import { comingSoonText } from '#features/coming-soon/text.ts';
import { homeText } from '#features/front-page/text.ts';
import { notFoundText } from '#platform/text/pages.ts';
import { openPage, sharePage, untilHydrated } from '../../kit/browser/browser.ts';
import { watchScripts } from '../../kit/browser/script-bytes.ts';
import { startSite } from '../../kit/site/site.ts';

const site = await startSite({ demo: true });
afterAll(site.stop);

test.each([false, true])('from home to an article to its category (script: %s)', async (javaScript) => {
  const page = await openPage(site, { javaScript });
  await page.goto('/');
  const card = page.locator('section', { hasText: homeText.latest }).locator('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').last().click();
  await page.waitForURL('**/article/*');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  await page.locator('main nav').getByRole('link').nth(1).click();
  await page.waitForURL('**/category/*');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
});

test('a story that the middle mouse button opens in a new tab counts as a click of the front page', async () => {
  const page = await openPage(site, { viewport: 'desktop' });
  await page.goto('/');
  await untilHydrated(page);
  const link = page.locator('section', { hasText: homeText.latest }).locator('article a').first();
  const slug = (await link.getAttribute('href'))?.split('/').at(-1);
  const told = page.waitForRequest('**/api/page-views');
  await link.click({ button: 'middle' });
  expect(JSON.parse((await told).postData() ?? '')).toEqual({ slug });
});

test('a click on the front page and the opened article count one view each', async () => {
  const page = await openPage(site, {
    viewport: 'desktop',
    // The browser of the tests calls itself a robot, and robots do not count.
    prepare: (context) =>
      context.setExtraHTTPHeaders({
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
      }),
  });
  await page.goto('/');
  await untilHydrated(page);
  const link = page.locator('section', { hasText: homeText.latest }).locator('article a').last();
  const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const countViews = async () => {
    let views = 0;
    await site.change(async (db) => {
      const row = await db
        .selectFrom('article')
        .innerJoin('article_stats', 'article_stats.article_id', 'article.id')
        .select('article_stats.views')
        .where('article.slug', '=', slug)
        .executeTakeFirst();
      views = row?.views ?? 0;
    });
    return views;
  };
  const before = await countViews();
  await link.click();
  await page.waitForURL(`**/article/${slug}`);
  await expect.poll(countViews).toBe(before + 2);
});

test('the address of an article is copied, and the button says so', async () => {
  const page = await openPage(site, {
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await page.goto('/category/all');
  await page.getByRole('article').first().getByRole('link').last().click();
  await page.waitForURL('**/article/*');
  await untilHydrated(page);
  await page.getByRole('button', { name: articleText.copyLink }).click();
  await page.getByRole('button', { name: articleText.linkCopied }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the system’s share sheet gets the address and the title of an article', async () => {
  const page = await openPage(site, {
    async prepare(context) {
      await context.addInitScript(() => {
        navigator.share = async (shared) => void Object.assign(window, { shared });
      });
    },
  });
  await page.goto('/category/all');
  await page.getByRole('article').first().getByRole('link').last().click();
  await page.waitForURL('**/article/*');
  await untilHydrated(page);
  await page.getByRole('button', { name: articleText.share, exact: true }).click();
  const shared = await page.evaluate(() => (window as { shared?: ShareData }).shared);
  expect(shared).toEqual({ url: page.url(), title: await page.title() });
});

test.each([
  ['/gettostudio/youtube', comingSoonText.back],
  ['/e-getto/promo', comingSoonText.back],
  ['/bu/yol/yoxdur', notFoundText.back],
])('the back button of %s returns to the previous page', async (path, label) => {
  const page = await openPage(site, { expected: /404/ });
  await page.goto('/category/all?page=2');
  // A link of the site, so that the page knows where its reader came from.
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = 'keçid';
    document.querySelector('main')?.prepend(link);
    link.click();
  }, path);
  await page.waitForURL(`**${path}`);
  await untilHydrated(page);
  await page.getByRole('link', { name: label, exact: true }).click();
  await page.waitForURL('**/category/all?page=2');
});

test.each([false, true])(
  'lost: home, search and popular sections lead on (script: %s)',
  async (javaScript) => {
    const page = await openPage(site, { javaScript, viewport: 'desktop' });
    const answer = await page.goto('/bu/yol/yoxdur');
    expect(answer?.status()).toBe(404);
    const main = page.locator('main');
    for (const name of [notFoundText.search, 'Transferlər'])
      expect(await main.getByRole('link', { name, exact: true }).count()).toBe(1);
    await main.getByRole('link', { name: notFoundText.home }).click();
    await page.waitForURL(`${site.url}/`);
  },
);

test('a missing article says so and links to the front page', async () => {
  const page = await openPage(site);
  await page.goto('/article/bele-meqale-yoxdur');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Məqalə tapılmadı');
  await page.getByRole('link', { name: articleText.backHome }).click();
  await page.waitForURL(`${site.url}/`);
});

const takePhone = sharePage(site);

test.each(['/', '/category/all', '/todays-games', '/tournament-tables', '/privacy', '/gettostudio/youtube'])(
  '%s fits a phone without scrolling sideways',
  async (path) => {
    const page = await takePhone();
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

/** What each page loads without a touch of the reader, until its stream is open. Live pages have more to do. */
const SCRIPT_BUDGETS = [
  ['/', 8],
  ['/category/all', 5],
  ['article', 5],
  ['/privacy', 5],
  ['/live-scores', 8],
  ['match', 20],
] as const;

test.each(SCRIPT_BUDGETS)('%s loads at most %i KB of script by itself', async (name, limit) => {
  const home = await (await site.fetch('/')).text();
  const links: Record<string, RegExp> = {
    article: /href="(\/article\/[^"]+)"/,
    match: /href="(\/oyun\/[^"]+)"/,
  };
  const page = await openPage(site, { viewport: 'phone' });
  const sentBytes = watchScripts(page);
  const opened = page.waitForRequest('**/api/stream*');
  await page.goto(links[name]?.exec(home)?.[1] ?? name);
  await opened;
  expect(await sentBytes()).toBeLessThanOrEqual(limit * 1024);
});

/** What is requested after the measurement is not measured when the page closes. */
const notMeasured = () => 0;

test('the front page loads at most 250 KB on a phone', async () => {
  const page = await openPage(site);
  // Without a known connection the browser fetches pictures of three more screens ahead.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 10 * 1024 * 1024,
    uploadThroughput: 10 * 1024 * 1024,
    connectionType: 'cellular4g',
  });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (asked) =>
    sizes.push(asked.sizes().then((size) => size.responseBodySize + size.responseHeadersSize, notMeasured)),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(sizes.length).toBeGreaterThan(0);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(250 * 1024);
});

test.each(['no-preference', 'reduce'] as const)(
  'a page gives way to the next softly, however late its style sheet, and at once to those who want less motion (%s)',
  async (reducedMotion) => {
    const page = await openPage(site, { reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) =>
        Object.assign(window, { isSoft: event.viewTransition !== null }),
      );
    });
    await page.route('**/*.css', (route) => route.continue());
    await page.goto('/category/all');
    await page.getByRole('article').first().getByRole('link').last().click();
    await page.waitForURL('**/article/*');
    const isSoft = () => page.evaluate(() => (window as { isSoft?: boolean }).isSoft);
    await expect.poll(isSoft).toBe(reducedMotion === 'no-preference');
  },
);
