import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { commonText } from '#platform/text/common.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

const site = await startSite({ fill: async (db) => void (await writeArticle(db, {})) });
afterAll(site.stop);

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const isDarkColor = (color = '') => {
  const [, red = Number.NaN] = /^rgb\((\d+)/.exec(color)?.map(Number) ?? [];
  return red < 128;
};

/** Remembers the colour of the page at each of its first frames; the browser makes none before it has the styles. */
const watchFrames = (theme: string | null) => async (context: BrowserContext) => {
  await context.addInitScript((stored) => {
    if (stored) localStorage.setItem('theme', stored);
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.body).backgroundColor);
      if (frames.length < 20) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, theme);
};
const colorsOfFrames = async (page: Page) => {
  const frames = () => page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  await expect.poll(async () => (await frames()).length).toBe(20);
  return new Set(await frames());
};

test.each([
  ['light', null, false],
  ['dark', null, true],
  ['light', 'dark', true],
  ['dark', 'light', false],
] as const)('system %s, chosen %s: right from the first paint', async (colorScheme, chosen, isDark) => {
  const page = await openPage(site, { colorScheme, prepare: watchFrames(chosen) });
  await page.goto('/');
  const colors = [...(await colorsOfFrames(page))];
  expect(colors).toHaveLength(1);
  expect(isDarkColor(colors[0])).toBe(isDark);
});

const barColors = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => [...new Set(metas.map((meta) => (meta as HTMLMetaElement).content))]);

test('the switch changes the theme, the browser’s bars follow, and both stay on the next page', async () => {
  const page = await openPage(site, { colorScheme: 'light' });
  await page.goto('/');
  const icon = () => page.locator('[data-theme-switch] svg:visible').getAttribute('class');
  expect(await icon()).toContain('lucide-sun-moon');
  await page.getByRole('button', { name: commonText.themeDark }).click();
  expect(await icon()).toContain('lucide-moon');
  expect(isDarkColor(await background(page))).toBe(true);
  expect(await barColors(page)).toEqual(['#0b1220']);
  await page.goto('/category/football');
  expect(await barColors(page)).toEqual(['#0b1220']);
  expect(isDarkColor(await background(page))).toBe(true);
  await page.getByRole('button', { name: commonText.themeLight }).click();
  expect(await icon()).toMatch(/lucide-sun(?: |$)/);
  expect(isDarkColor(await background(page))).toBe(false);
  expect(await barColors(page)).toEqual(['#ffffff']);
});

test('a page follows the choice made in another tab, or after it was left', async () => {
  const page = await openPage(site, { colorScheme: 'light' });
  await page.goto('/');
  const signIn = await page.context().newPage();
  await signIn.goto('/admin/login');
  await signIn.getByRole('button', { name: commonText.themeDark }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/category/football');
  await other.getByRole('button', { name: commonText.themeDark }).click();
  await expect.poll(() => barColors(page)).toEqual(['#0b1220']);
  expect(isDarkColor(await background(page))).toBe(true);
  await signIn.getByRole('button', { name: commonText.themeLight }).waitFor();
  expect(isDarkColor(await background(signIn))).toBe(true);
  // A page in the browser's memory gets no storage event: only that it is shown again.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(isDarkColor(await background(page))).toBe(false);
  expect(await page.getByRole('button', { name: commonText.themeDark }).count()).toBe(1);
});
