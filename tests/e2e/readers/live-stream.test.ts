import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { matchText } from '#features/matches/text.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { takeShifts, watchShifts } from '../../kit/browser/layout-shifts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture, writeSeason } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

let fixture = '';
let article = '';
let goals = 0;

const site = await startSite({
  async fill(db) {
    const season_id = await writeSeason(db);
    fixture = await writeFixture(db, { season_id, kick_off: Date.now() - 40 * MINUTE });
    await writeLedger(db, fixture, [kickOff(Date.now() - 30 * MINUTE)]);
    const content = `<p>Mətn</p><div data-match-card="${fixture}"></div>`;
    article = `/article/${(await writeArticle(db, { content })).slug}`;
  },
});
afterAll(() => site.stop());

const score = async () => {
  goals += 1;
  await site.change(async (db) => void (await writeLedger(db, fixture, [goal('home', goals + 20, 'Camal')])));
};
const shown = (page: Page) => page.locator('main [data-match] [data-home-score]').first().textContent();
const strip = (page: Page) => page.getByRole('navigation', { name: matchText.liveStrip });

test('a goal appears in an open article, is announced, and shifts nothing', async () => {
  const page = await openPage(site);
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(new URL(request.url()).search);
  });
  await watchShifts(page);
  const opened = page.waitForResponse('**/api/stream?*');
  await page.goto(article);
  await opened;
  await expect.poll(() => strip(page).locator('[data-home-score]').textContent()).toBe(`${goals}`);
  await takeShifts(page);
  await score();
  await expect.poll(() => shown(page)).toBe(`${goals}`);
  await expect.poll(() => strip(page).locator('[data-home-score]').textContent()).toBe(`${goals}`);
  await expect
    .poll(() => page.locator('body > [role="status"]').last().textContent())
    .toContain(`Qarabağ – Neftçi ${goals}:0`);
  // The scorers below the score get a line of their own.
  expect((await takeShifts(page)).score).toBeLessThan(0.1);
  expect(streams).toHaveLength(1);
  const topics = new URLSearchParams(streams[0]).get('topics')?.split(',');
  expect(new Set(topics)).toEqual(new Set(['breaking', `match:${fixture}`]));
  expect(topics).toHaveLength(2);
});

const SCORERS = '/turnir/apl/bombardirler';
const goalsOfScorer = (page: Page) =>
  page.getByRole('table').first().locator('tbody td').nth(1).textContent();

test('a goal appears in an open list of scorers, whose focused link stays focused', async () => {
  await score();
  const page = await openPage(site);
  const opened = page.waitForResponse(/stream\?.*rankings/);
  await page.goto(SCORERS);
  await opened;
  expect(await goalsOfScorer(page)).toBe(`${goals}`);
  await page.getByRole('table').first().getByRole('link').focus();
  await score();
  await expect.poll(() => goalsOfScorer(page)).toBe(`${goals}`);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Camal');
});

test('a page whose connection was lost while it loaded catches up when the connection is back', async () => {
  const page = await openPage(site, { expected: /ERR_INTERNET_DISCONNECTED/ });
  let isLost = false;
  await page.route(/standings-updates/, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  const failed = page.waitForEvent('requestfailed', (request) => /standings-updates/.test(request.url()));
  await page.goto(SCORERS);
  await failed;
  const opened = page.waitForResponse(/stream\?.*rankings/);
  await page.context().setOffline(false);
  await opened;
  await score();
  await expect.poll(() => goalsOfScorer(page)).toBe(`${goals}`);
  await expect.poll(() => strip(page).locator('[data-home-score]').textContent()).toBe(`${goals}`);
});

test('a page asks again for a script that did not arrive over a connection that seems to be there', async () => {
  const page = await openPage(site, { expected: /ERR_FAILED/ });
  let requests = 0;
  await page.route(/standings-updates/, (route) => (++requests === 1 ? route.abort() : route.continue()));
  const opened = page.waitForResponse(/stream\?.*rankings/);
  await page.goto(SCORERS);
  await opened;
  expect(requests).toBe(2);
  await score();
  await expect.poll(() => goalsOfScorer(page)).toBe(`${goals}`);
});

test('a page whose stream is refused refreshes every 30 seconds', async () => {
  const page = await openPage(site, {
    expected: /stream/,
    prepare: ({ clock }) => clock.install(),
  });
  await page.route('**/api/stream?*', (route) => route.fulfill({ status: 503 }));
  await page.goto(article);
  await page.clock.runFor(2000);
  await expect.poll(() => shown(page)).toBe(`${goals}`);
  await score();
  await expect
    .poll(async () => (await site.fetch(`/api/matches/${fixture}`)).text())
    .toContain(`"homeScore":"${goals}"`);
  // More than once: a refresh that was under way before the goal is not asked again.
  await expect
    .poll(async () => {
      await page.clock.runFor(31_000);
      return shown(page);
    })
    .toBe(`${goals}`);
});

test('the minute advances without a message while the server is there, and without scripts the strip says that a match is live', async () => {
  const page = await openPage(site, {
    expected: /ERR_INTERNET_DISCONNECTED/,
    prepare: ({ clock }) => clock.install(),
  });
  await page.goto('/contact');
  const minute = async () =>
    Number.parseInt((await strip(page).locator('[data-time]').textContent()) ?? '', 10);
  await page.clock.runFor(2000);
  await expect.poll(minute).toBeGreaterThan(29);
  const before = await minute();
  await page.route('**/api/live-scores', () => {});
  await page.clock.runFor(MINUTE);
  await expect.poll(minute).toBeGreaterThanOrEqual(before + 1);
  await page.context().setOffline(true);
  await page.clock.runFor(8 * MINUTE);
  expect(await minute()).toBeLessThanOrEqual(before + 3);
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return minute();
    })
    .toBeGreaterThanOrEqual(before + 9);

  const plain = await openPage(site, { javaScript: false });
  await plain.goto('/contact');
  expect((await strip(plain).innerText()).split(/\s+/)).toEqual(
    expect.arrayContaining(['Canlı', 'Qarabağ', 'Neftçi']),
  );
});
