import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { homeText } from '#features/front-page/text.ts';
import { openPage, type PageOptions } from '../../kit/browser/browser.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite, type TestSite } from '../../kit/site/site.ts';

/** Spec §9. */
const SLIDE_MS = 5000;

const withFeatured = (count: number) =>
  startSite({
    async fill(db) {
      for (let n = 1; n <= count; n += 1)
        await writeArticle(db, { title: `Əsas xəbər ${n}`, featured: true });
    },
  });

const slider = (page: Page) => page.getByRole('region', { name: homeText.sliderLabel });
const dots = (page: Page) => slider(page).locator('a[href^="#slide-"]');

/** Which dot says that its slide is the one in view, from 0. */
const current = (page: Page) =>
  dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

/** How many slides have been passed, by where they stand. */
const shown = (page: Page) =>
  slider(page)
    .getByRole('list')
    .evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));

async function openHome(site: TestSite, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(site, { viewport: 'desktop', ...options });
  // It stands still but for what the test lets pass: a slow machine must not turn a slide meanwhile.
  const now = Date.now();
  await page.clock.install({ time: now - HOUR });
  await page.clock.pauseAt(now);
  await page.goto('/');
  await page.locator('[data-slider][data-hydrated], [data-slider]:not(:has(a[href^="#slide-"]))').waitFor();
  return page;
}

describe('with three featured articles', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await withFeatured(3);
    return site.stop;
  });

  test('advances by itself every five seconds, and from the last to the first', async () => {
    const page = await openHome(site);
    await page.clock.runFor(SLIDE_MS - 1000);
    expect(await current(page)).toBe(0);
    for (const next of [1, 2, 0]) {
      await page.clock.runFor(next === 1 ? 1500 : SLIDE_MS);
      await expect.poll(() => current(page)).toBe(next);
    }
  });

  test('a dot leads to its slide', async () => {
    const page = await openHome(site);
    await dots(page).nth(2).click();
    await expect.poll(() => shown(page)).toBe(2);
    await expect.poll(() => current(page)).toBe(2);
  });

  test('pauses while the pointer is on it, and when the pause button is pressed', async () => {
    const page = await openHome(site);
    await slider(page).hover();
    await page.clock.runFor(3 * SLIDE_MS);
    expect(await current(page)).toBe(0);
    await slider(page).getByRole('button', { name: homeText.pauseSlider }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(3 * SLIDE_MS);
    expect(await current(page)).toBe(0);
    await slider(page).getByRole('button', { name: homeText.playSlider }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(SLIDE_MS + 500);
    await expect.poll(() => current(page)).toBe(1);
  });

  test('pauses while it has the keyboard focus, also after the pointer has left', async () => {
    const page = await openHome(site);
    await page.keyboard.press('Tab');
    await dots(page).first().focus();
    await slider(page).hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3 * SLIDE_MS);
    expect(await current(page)).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(SLIDE_MS + 500);
    await expect.poll(() => current(page)).toBe(1);
  });

  test('does not move for readers who prefer reduced motion until they start it', async () => {
    const page = await openHome(site, { reducedMotion: 'reduce' });
    await page.clock.runFor(3 * SLIDE_MS);
    expect(await shown(page)).toBe(0);
    expect(await slider(page).getByRole('button', { name: homeText.pauseSlider }).count()).toBe(0);
    await slider(page).getByRole('button', { name: homeText.playSlider }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(SLIDE_MS + 500);
    await expect.poll(() => current(page)).toBe(1);
    await slider(page).getByRole('button', { name: homeText.pauseSlider }).waitFor();
  });

  test('without script its dots still lead to the slides', async () => {
    const page = await openPage(site, { javaScript: false });
    await page.goto('/');
    await dots(page).nth(1).click();
    const second = page.locator('#slide-2');
    await expect.poll(async () => Math.round((await second.boundingBox())?.x ?? -1)).toBe(0);
  });
});

test('with one featured article there is nothing to advance and no dot', async () => {
  const site = await withFeatured(1);
  onTestFinished(site.stop);
  const page = await openHome(site);
  expect(await dots(page).count()).toBe(0);
  await page.clock.runFor(2 * SLIDE_MS);
  expect(await shown(page)).toBe(0);
});
