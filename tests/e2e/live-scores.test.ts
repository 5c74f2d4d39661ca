import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { matchText } from '#az/text/match.ts';
import { openDatabase } from '#db/open-database.ts';
import type { Db } from '#db/schema.ts';
import { openPage } from '#tests/kit/browser.ts';
import { expectNoAxeProblems } from '#tests/kit/expect-no-axe-problems.ts';
import { states, writeCompetition, writeFixture, writeStanding } from '#tests/kit/matches.ts';
import { startSite } from '#tests/kit/site.ts';

const MINUTE = 60_000;

async function fillMatches(db: Db): Promise<void> {
  const now = Date.now();
  await writeCompetition(db, 'azerbaijan-premier-league');
  await writeCompetition(db, 'premier-league', { region: 'europe', position: 1 });
  const live = { ...states.live, kick_off: now - 40 * MINUTE, updated_at: now };
  await writeFixture(db, { ...live, competition: 'azerbaijan-premier-league' });
  await writeFixture(db, { ...live, competition: 'premier-league', teams: ['Arsenal', 'Çelsi'] });
  await writeStanding(db, { competition: 'azerbaijan-premier-league', zone: 'ucl' });
}

describe('live scores', async () => {
  const site = await startSite({ fill: fillMatches });
  afterAll(site.stop);

  /** As the newsroom does while readers look: another program writes, the site hears of it. */
  async function setScore(score: { home_score: number; minute: number }): Promise<void> {
    const { db, close } = await openDatabase({ kind: 'sqlite', file: join(site.dataDir, 'newsroom.sqlite') });
    const home = db.selectFrom('team').select('id').where('name', '=', 'Qarabağ');
    await db.updateTable('fixture').set(score).where('home_id', '=', home).execute();
    await close();
    await expect
      .poll(async () => (await (await site.fetch('/api/live-scores')).text()).includes(`${score.minute}'`), {
        timeout: 5000,
      })
      .toBe(true);
  }

  test('change every 30 s without moving a row, and tell a screen reader', async () => {
    await setScore({ home_score: 0, minute: 31 });
    const page = await openPage(site, { prepare: (context) => context.clock.install() });
    await page.goto('/live-scores');
    await page.locator('[data-island="live-matches"][data-awake]').waitFor();
    const row = page.locator('main [data-match]').first();
    const places = () =>
      page
        .locator('main [data-match]')
        .evaluateAll((rows) => rows.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await expect.poll(() => row.locator('[data-mark]').textContent()).toBe("31'");
    // The first question is asked on waking; wait for it, so that only the clock can bring the next.
    await page.waitForLoadState('networkidle');
    const before = await places();

    await setScore({ home_score: 1, minute: 32 });
    await page.clock.runFor(20_000);
    expect(await row.locator('[data-home-score]').textContent()).toBe('0');
    await page.clock.runFor(12_000);
    await expect.poll(() => row.locator('[data-home-score]').textContent()).toBe('1');
    expect(await row.locator('[data-mark]').textContent()).toBe("32'");
    expect(await places()).toEqual(before);
    expect(await page.getByRole('status').first().textContent()).toContain("Qarabağ – Neftçi 1:0, 32'");
    const strip = page.getByRole('navigation', { name: matchText.liveStrip });
    expect(await strip.locator('[data-home-score]').first().textContent()).toBe('1');
  });

  test('the button refreshes at once', async () => {
    await setScore({ home_score: 2, minute: 40 });
    const page = await openPage(site, { prepare: (context) => context.clock.install() });
    await page.goto('/live-scores?league=azerbaijan');
    await page.locator('[data-island="live-matches"][data-awake]').waitFor();
    await page.waitForLoadState('networkidle');
    await setScore({ home_score: 3, minute: 41 });
    await page.getByRole('button', { name: matchText.refresh }).click();
    const score = page.locator('main [data-match] [data-home-score]').first();
    await expect.poll(() => score.textContent()).toBe('3');
    expect(page.url()).toContain('league=azerbaijan');
  });

  test('without script the filter and the button are a link and a form', async () => {
    const page = await openPage(site, { javaScript: false });
    await page.goto('/live-scores');
    const rows = page.locator('main [data-match]');
    expect(await rows.count()).toBe(2);
    await page.getByRole('link', { name: matchText.filter.europe, exact: true }).click();
    expect(await rows.allTextContents()).toEqual([expect.stringContaining('Arsenal')]);
    await page.getByRole('button', { name: matchText.refresh }).click();
    expect(page.url()).toContain('/live-scores?league=europe');
    expect(await rows.count()).toBe(1);
  });

  test('a page of news freshens its strip when it wakes', async () => {
    const page = await openPage(site);
    // An answer of a cache that is behind.
    await page.route('**/category/all', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replaceAll(/(data-home-score="[^"]*"[^>]*>)\d+/g, '$19');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/category/all');
    const score = page.locator('[data-match] [data-home-score]').first();
    await expect.poll(() => score.textContent()).not.toBe('9');
  });

  test.each(['light', 'dark'] as const)('hold to WCAG on a phone, %s', async (colorScheme) => {
    const page = await openPage(site, { colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/live-scores', '/todays-games', '/tournament-tables']) {
      await page.goto(path);
      await expectNoAxeProblems(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    }
  });
});
