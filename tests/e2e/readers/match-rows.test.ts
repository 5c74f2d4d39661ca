import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { stateColumns, writeFixture, writeSeason } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

const NAMES: [string, string] = ['Mançester Yunayted', 'Lənkəran Universiteti'];

const site = await startSite({
  async fill(db) {
    const season_id = await writeSeason(db, { competition: 'apl' });
    const match = { teams: NAMES, season_id, kick_off: Date.now() - 20 * MINUTE, updated_at: Date.now() };
    const score = { home_score: 10, away_score: 11 };
    for (const state of [
      stateColumns.live,
      stateColumns.postponed,
      { ...stateColumns.scheduled, kick_off: Date.now() + MINUTE },
      { ...score, status: 'finished', home_shoot_out: 4, away_shoot_out: 3 },
      { ...score, status: 'abandoned' },
      { ...score, status: 'awarded' },
      { ...score, status: 'suspended', phase: 'firstHalf' },
      { status: 'cancelled' },
    ] as const)
      await writeFixture(db, { ...match, ...state });
  },
});
afterAll(site.stop);

/** What is wrong with each row of the main content: as sentences, so that a failure names them. */
const listFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const rows = [...document.querySelectorAll<HTMLElement>('main li[data-status]')];
    if (rows.length < 8) faults.push(`only ${rows.length} rows`);
    const ends = new Set<number>();
    for (const row of rows) {
      const status = row.dataset.status ?? '';
      row.scrollIntoView({ block: 'center' });
      const box = row.getBoundingClientRect();
      const link = row.querySelector('a');
      if (box.height < 44) faults.push(`${status}: ${box.height} px high`);
      for (const x of [box.left + 2, box.right - 2]) {
        const hit = document.elementFromPoint(x, box.top + box.height / 2);
        if (hit?.closest('a') !== link) faults.push(`${status}: no link at ${x}`);
      }
      for (const text of row.querySelectorAll('[data-time], [data-status-text], [data-home-score], a span')) {
        const { left, right, width } = text.getBoundingClientRect();
        if (width > 1 && (left < box.left - 1 || right > box.right + 1))
          faults.push(`${status}: ${text.textContent} leaves the row`);
      }
      const names = row.querySelector('a .font-semibold')?.getBoundingClientRect();
      const word = row.querySelector('[data-status-text]')?.getBoundingClientRect();
      if (names && word && word.width > 1 && word.right > names.left)
        faults.push(`${status}: the status is pushed into the names`);
      for (const score of row.querySelectorAll('[data-home-score], [data-away-score]'))
        ends.add(Math.round(score.getBoundingClientRect().right));
      const high = row.offsetHeight;
      const home = row.querySelector('[data-home-score]');
      if (home) home.textContent = '12';
      const time = row.querySelector('[data-time]');
      if (status === 'live' && time) time.textContent = "90+12'";
      if (row.offsetHeight !== high) faults.push(`${status}: grows from ${high} to ${row.offsetHeight} px`);
    }
    if (ends.size > 1) faults.push(`scores end at ${[...ends]}`);
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`the page is ${wide} px too wide`);
    return faults;
  });

test.each([320, 390])('rows of matches hold long names, statuses and scores at %i px', async (width) => {
  const page = await openPage(site, { javaScript: true });
  await page.setViewportSize({ width, height: 700 });
  // The stream must not write the numbers of the server over those of the test.
  await page.route('**/api/**', () => {});
  for (const path of ['/todays-games', '/turnir/apl/oyunlar']) {
    await page.goto(path);
    expect(await listFaults(page), path).toEqual([]);
  }
});

test('a scheduled match is blue, a live one red and a finished one green', async () => {
  const page = await openPage(site, { javaScript: false });
  await page.goto('/todays-games');
  /** The channel of the colour that is strongest by far; in both themes. */
  const hueOf = (status: string) =>
    page
      .locator(`main li[data-status="${status}"] .match-badge`)
      .first()
      .evaluate((badge) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
        canvas.fillStyle = getComputedStyle(badge).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        const strongest = Math.max(red, green, blue);
        return strongest === red ? 'red' : strongest === green ? 'green' : 'blue';
      });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect({
      scheduled: await hueOf('scheduled'),
      live: await hueOf('live'),
      finished: await hueOf('finished'),
    }).toEqual({ scheduled: 'blue', live: 'red', finished: 'green' });
  }
});
