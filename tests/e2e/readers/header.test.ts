import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { navText } from '#platform/text/nav.ts';
import { footerText, headerText } from '#platform/text/site.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

const site = await startSite({ fill: async (db) => void (await writeArticle(db, {})) });
afterAll(site.stop);

const button = (page: Page) =>
  page.locator('summary', { hasNot: page.locator('nav') }).and(page.getByLabel(navText.menu));

describe.each([true, false])('the menu of a phone (script: %s)', (javaScript) => {
  test('opens, unfolds a group and leads to a page where it is closed again', async () => {
    const page = await openPage(site, { javaScript });
    await page.goto('/');
    const menu = page.locator('header details nav');
    expect(await menu.isVisible()).toBe(false);
    await button(page).click();
    expect(await menu.isVisible()).toBe(true);
    await menu.locator('summary').first().click();
    await menu.locator('a[href="/category/azerbaijan-cup"]').click();
    await page.waitForURL('**/category/azerbaijan-cup');
    expect(await menu.isVisible()).toBe(false);
  });
});

test('the menu of a phone gives way to the row of a desktop at the xl breakpoint', async () => {
  const page = await openPage(site, { viewport: 'desktop' });
  await page.goto('/');
  for (const [width, hasRow] of [
    [1279, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => button(page).isVisible()).toBe(!hasRow);
    await expect.poll(() => page.locator('.menu-item').first().isVisible()).toBe(hasRow);
  }
});

test('a dropdown opens on hover and closes 150 ms after the pointer left', async () => {
  const page = await openPage(site, { viewport: 'desktop' });
  await page.goto('/');
  const item = page.locator('.menu-item').nth(1);
  const panel = item.locator('.menu-panel');
  expect(await panel.isVisible()).toBe(false);
  await item.hover();
  await expect.poll(() => panel.isVisible()).toBe(true);
  // Transitions stand still and are set by hand: no waiting, no luck.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.mouse.move(5, 700);
  const visibilityAt = (ms: number) =>
    panel.evaluate((element, at) => {
      for (const animation of element.getAnimations()) animation.currentTime = at;
      return getComputedStyle(element).visibility;
    }, ms);
  expect(await visibilityAt(149)).toBe('visible');
  expect(await visibilityAt(151)).toBe('hidden');
});

test.each([true, false])(
  'the keyboard passes the header in fifteen steps, and opens a menu by its button (script: %s)',
  async (javaScript) => {
    const page = await openPage(site, { viewport: 'desktop', javaScript });
    await page.goto('/');
    const inHeader = () => page.evaluate(() => document.activeElement?.closest('header') !== null);
    await page.locator('header a[href="/"]:visible').first().focus();
    let steps = 1;
    for (; await inHeader(); steps++) await page.keyboard.press('Tab');
    expect(steps).toBeLessThanOrEqual(15);

    const item = page.locator('.menu-item').nth(1);
    const panel = item.locator('.menu-panel');
    await item.locator('summary').focus();
    expect(await panel.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await expect.poll(() => panel.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    const first = panel.locator('a').first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    if (!javaScript) return;
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.isVisible()).toBe(false);
    const focused = item.locator('summary');
    expect(await focused.evaluate((summary) => summary === document.activeElement)).toBe(true);
    await item.hover();
    await expect.poll(() => panel.isVisible()).toBe(true);
  },
);

test('one menu is open at a time: the one that the pointer or the keyboard reached last', async () => {
  const page = await openPage(site, { viewport: 'desktop' });
  await page.goto('/');
  const panels = page.locator('.menu-panel');
  const open = () =>
    panels.evaluateAll((all) =>
      all.flatMap((panel, at) => (getComputedStyle(panel).visibility === 'visible' ? [at] : [])),
    );
  const item = page.locator('.menu-item');
  await item.nth(0).locator('summary').press('Enter');
  await expect.poll(open).toEqual([0]);
  await item.nth(1).locator('summary').press('Enter');
  await expect.poll(open).toEqual([1]);
  await item.nth(2).hover();
  await expect.poll(open).toEqual([2]);
  await page.keyboard.press('Escape');
  await expect.poll(open).toEqual([]);
  await item.nth(3).hover();
  await expect.poll(open).toEqual([3]);
});

test('the footer of a phone is at most 700 px high, and its parts open without a script', async () => {
  const page = await openPage(site, { javaScript: false });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const footer = page.locator('footer');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(700);
  const link = footer.getByRole('link', { name: navText.tables });
  expect(await link.isVisible()).toBe(false);
  await footer.getByText(footerText.quickLinks).last().click();
  await expect.poll(() => link.isVisible()).toBe(true);
});

test('without urgent news the top bar has no label', async () => {
  const page = await openPage(site, { viewport: 'desktop' });
  await page.goto('/');
  const bar = page.getByRole('complementary').first();
  expect(await bar.getByText(headerText.transferUpdates).isVisible()).toBe(true);
  expect(await bar.getByText(headerText.mainNews).count()).toBe(0);
});

test('the buttons of menu and search show × while what they open is open', async () => {
  const page = await openPage(site);
  await page.goto('/');
  for (const summary of [button(page), page.getByLabel(headerText.openSearch)]) {
    const cross = summary.locator('.lucide-x');
    expect(await cross.isVisible()).toBe(false);
    await summary.click();
    await expect.poll(() => cross.isVisible()).toBe(true);
    expect(await summary.locator('svg:visible').count()).toBe(1);
  }
});

test('the header casts a stronger shadow as soon as the page is scrolled', async () => {
  const page = await openPage(site);
  await page.goto('/');
  const header = page.locator('header').first();
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const atTop = await shadow();
  await page.mouse.wheel(0, 1);
  await expect.poll(shadow).not.toBe(atTop);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(shadow).toBe(atTop);
});

test('the search box ignores blanks and takes words to /search, encoded', async () => {
  const page = await openPage(site, { viewport: 'desktop' });
  await page.goto('/');
  const box = page.locator('header [data-search-toggle] input[name="q"]');
  await page.getByLabel(headerText.openSearch).click();
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.evaluate(() =>
    document.addEventListener('invalid', () => document.body.classList.add('bubble'), true),
  );
  await box.fill('   ');
  await box.press('Enter');
  expect(await page.locator('body.bubble').count()).toBe(0);
  expect(page.url()).toBe(`${site.url}/`);
  await box.fill(' Qarabağ & Neftçi ');
  await box.press('Enter');
  await page.waitForURL('**/search?*');
  expect(new URL(page.url()).searchParams.get('q')).toBe('Qarabağ & Neftçi');
});

test('a search clears the box and closes it', async () => {
  const page = await openPage(site, { viewport: 'desktop', expected: /ERR_ABORTED/ });
  await page.goto('/');
  const box = page.locator('header [data-search-toggle] input[name="q"]');
  await page.getByLabel(headerText.openSearch).click();
  await box.fill('Qarabağ');
  // An answer without content: the page stays, and shows what has become of the box.
  await page.route('**/search?*', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest('**/search?*');
  await box.press('Enter');
  expect(new URL((await asked).url()).search).toBe('?q=Qaraba%C4%9F');
  await box.waitFor({ state: 'hidden' });
  expect(await box.inputValue()).toBe('');
});

test('the top bar is on desktops only, with transfer news and links to the channels', async () => {
  const page = await openPage(site, { viewport: 'desktop' });
  await page.goto('/');
  const bar = page.getByRole('complementary').first();
  expect(await bar.getByRole('link', { name: headerText.transferUpdates }).getAttribute('href')).toBe(
    '/category/transfers',
  );
  const channels = bar.getByRole('list', { name: headerText.followUs }).getByRole('link');
  expect(await channels.count()).toBe(6);
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect.poll(() => page.getByText(headerText.transferUpdates).isVisible()).toBe(false);
});
