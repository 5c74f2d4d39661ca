import type { Updateable } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { keepTogether } from '#az/text/keep-together.ts';
import type { FixtureTable } from '#features/matches/tables.ts';
import { matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { openPage, untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import {
  finishedColumns,
  liveColumnsAt,
  stateColumns,
  writeCompetition,
  writeEvents,
  writeFixture,
  writeStanding,
} from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

type Event = Parameters<typeof writeEvents>[2][number];

async function fillMatches(db: Db): Promise<void> {
  const now = Date.now();
  await writeCompetition(db, 'azerbaijan-premier-league');
  await writeCompetition(db, 'premier-league', { region: 'europe', position: 1 });
  const live = { ...stateColumns.live, kick_off: now - 40 * MINUTE, updated_at: now };
  await writeFixture(db, { ...live, competition: 'azerbaijan-premier-league' });
  await writeFixture(db, { ...live, competition: 'premier-league', teams: ['Arsenal', 'Çelsi'] });
  const soon = { kick_off: now - MINUTE, updated_at: now };
  await writeFixture(db, { ...soon, competition: 'azerbaijan-premier-league', teams: ['Zirə', 'Sabah'] });
  await writeFixture(db, { ...soon, competition: 'premier-league', teams: ['Liverpul', 'Everton'] });
  await writeStanding(db, { competition: 'azerbaijan-premier-league', zone: 'ucl' });
}

describe('live scores', async () => {
  const site = await startSite({ fill: fillMatches });
  afterAll(site.stop);

  /** As the newsroom does while readers look: another program writes, the site hears of it. */
  async function changeMatch(home: string, change: Updateable<FixtureTable>, events: Event[] = []) {
    const before = await scoreboardText();
    await site.change(async (db) => {
      const team = db.selectFrom('team').select('id').where('name', '=', home);
      const match = db.selectFrom('fixture').select('id').where('home_id', '=', team);
      const { id } = await match.executeTakeFirstOrThrow();
      await db.updateTable('fixture').set(change).where('id', '=', id).execute();
      if (events.length > 0) await writeEvents(db, id, events);
    });
    await expect.poll(scoreboardText).not.toBe(before);
  }
  const scoreboardText = async () => (await site.fetch('/api/live-scores')).text();
  const setScore = (score: Updateable<FixtureTable>) => changeMatch('Qarabağ', score);

  /** The page with its clock stopped in the test's hand, when the scoreboard asked for on waking has been shown. */
  async function openHeld(path: string): Promise<Page> {
    const now = Date.now();
    const page = await openPage(site, {
      async prepare({ clock }) {
        await clock.install({ time: now - HOUR });
        await clock.pauseAt(now);
      },
    });
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    return page;
  }
  async function openLive(path: string): Promise<Page> {
    const page = await openHeld(path);
    await page.locator('[data-live][data-hydrated]').waitFor();
    return page;
  }
  const rowsOf = (page: Page) => page.locator('[data-live] [data-match]');
  const news = (page: Page) => page.locator('[data-live]').getByRole('status').textContent();

  test('change without moving a row, and are announced to screen readers', async () => {
    await setScore({ home_score: 0, ...liveColumnsAt(31) });
    const page = await openLive('/live-scores');
    const row = rowsOf(page).first();
    const places = () =>
      rowsOf(page).evaluateAll((rows) => rows.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await expect.poll(() => row.locator('[data-time]').textContent()).toBe("31'");
    const before = await places();

    await changeMatch('Qarabağ', { home_score: 1, ...liveColumnsAt(32) }, [
      ['yellow', 'away', '№ 4', 9],
      ['goal', 'home', '№ 9', 31],
    ]);
    await page.clock.runFor(32_000);
    await expect.poll(() => row.locator('[data-home-score]').textContent()).toBe('1');
    await expect.poll(() => row.locator('[data-time]').textContent()).toBe("32'");
    await expect
      .poll(() => row.getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringContaining(keepTogether("31' Qol № 9")),
        expect.stringContaining(keepTogether("9' Sarı vərəqə № 4")),
      ]);
    const icons = await row
      .locator('[data-event] use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
    expect(icons.map((icon) => icon?.split('#')[1])).toEqual(['goal', 'yellow']);
    expect(await places()).toEqual(before);
    await expect.poll(() => news(page)).toContain("Qarabağ – Neftçi 1:0, 32'");
    const strip = page.getByRole('navigation', { name: matchText.liveStrip });
    await expect.poll(() => strip.locator('[data-home-score]').first().textContent()).toBe('1');
  });

  test('the button refreshes at once', async () => {
    await setScore({ home_score: 2, ...liveColumnsAt(40) });
    const page = await openLive('/live-scores?league=azerbaijan');
    await setScore({ home_score: 3, ...liveColumnsAt(41) });
    await page.getByRole('button', { name: matchText.refresh }).click();
    const score = rowsOf(page).first().locator('[data-home-score]');
    await expect.poll(() => score.textContent()).toBe('3');
    expect(page.url()).toContain('league=azerbaijan');
  });

  test('the button shows that it is loading, that it has failed, and that it is done', async () => {
    const page = await openLive('/live-scores');
    const button = page.getByRole('button', { name: matchText.refresh, exact: true });
    const answers: ((isGood: boolean) => void)[] = [];
    await page.route('**/api/live-scores', async (route) => {
      const isGood = await new Promise<boolean>((resolve) => answers.push(resolve));
      await (isGood ? route.continue() : route.fulfill({ json: { error: 'no scoreboard' } }));
    });
    const ask = async (isGood: boolean) => {
      await button.click();
      const busy = page.getByRole('button', { name: matchText.refreshing });
      await busy.waitFor();
      expect(await busy.getAttribute('aria-disabled')).toBe('true');
      await expect.poll(() => answers.length).toBe(1);
      answers.pop()?.(isGood);
      await button.waitFor();
      expect(await button.getAttribute('aria-disabled')).toBe(null);
    };
    await ask(false);
    await page.getByText(matchText.refreshFailed).waitFor();
    expect(await page.getByText(matchText.autoRefresh).count()).toBe(0);
    await ask(true);
    await page.getByText(matchText.autoRefresh).waitFor();
    await expect.poll(() => news(page)).toBe(matchText.refreshed);
  });

  test('without script the filter and the button are a link and a form', async () => {
    const page = await openPage(site, { javaScript: false });
    await page.goto('/live-scores');
    const rows = rowsOf(page);
    expect(await rows.count()).toBe(2);
    await page.getByRole('link', { name: matchText.filter.europe, exact: true }).click();
    await page.waitForURL('**/live-scores?league=europe');
    expect(await rows.allTextContents()).toEqual([expect.stringContaining('Arsenal')]);
    const answered = page.waitForEvent('load');
    await page.getByRole('button', { name: matchText.refresh }).click();
    await answered;
    expect(page.url()).toContain('/live-scores?league=europe');
    expect(await rows.count()).toBe(1);
  });

  test("the heading of today's matches counts the live rows below it", async () => {
    const page = await openHeld('/todays-games');
    const count = async () => {
      await page.clock.runFor(31_000);
      const shown = await page.locator('main [data-match][data-status="live"]').count();
      return { shown, words: await page.locator('[data-live-count]').textContent() };
    };
    await expect.poll(count).toEqual({ shown: 2, words: matchText.liveCount(2) });
    await changeMatch('Qarabağ', finishedColumns);
    await expect.poll(count).toEqual({ shown: 1, words: matchText.liveCount(1) });
    await changeMatch('Arsenal', finishedColumns);
    await expect.poll(count).toEqual({ shown: 0, words: matchText.liveCount(0) });
    await changeMatch('Arsenal', { ...stateColumns.live });
    await changeMatch('Qarabağ', { ...stateColumns.live });
    await expect.poll(count).toEqual({ shown: 2, words: matchText.liveCount(2) });
  });

  test('a match that begins on an open page is added below, and one that ends stays', async () => {
    const [all, europe] = [await openLive('/live-scores'), await openLive('/live-scores?league=europe')];
    const words = async (page: Page) => {
      await page.clock.runFor(31_000);
      return rowsOf(page).allTextContents();
    };
    await changeMatch('Zirə', { ...stateColumns.live, ...liveColumnsAt(1) });
    await expect.poll(() => words(all)).toHaveLength(3);
    expect((await words(all)).map((row) => /Qarabağ|Arsenal|Zirə/.exec(row)?.[0])).toEqual([
      'Qarabağ',
      'Arsenal',
      'Zirə',
    ]);
    expect((await words(all))[2]).toMatch(/1'Canlı.*Liqa azerbaijan-premier-league.*Sabah/);
    await changeMatch('Zirə', { ...liveColumnsAt(2), away_score: 1 });
    await expect.poll(async () => (await words(all))[2]).toMatch(/2'Canlı.*Sabah1/);
    // The clock goes on by itself again: looking the page over takes time of its own.
    await all.clock.resume();
    await expectNoAxeProblems(all);

    await changeMatch('Arsenal', finishedColumns);
    await expect.poll(async () => (await words(all))[1]).toMatch(/^Bitib.*Arsenal/);
    await expect.poll(() => words(europe)).toEqual([expect.stringMatching(/^Bitib.*Arsenal/)]);
    expect(await words(all)).toHaveLength(3);
  });

  test('the first match that begins replaces the message that there is none', async () => {
    const page = await openLive('/live-scores?league=europe');
    await page.getByText(matchText.noLive).waitFor();
    await changeMatch('Liverpul', { ...stateColumns.live, ...liveColumnsAt(1) });
    await page.clock.runFor(31_000);
    await expect.poll(() => rowsOf(page).allTextContents()).toEqual([expect.stringContaining('Liverpul')]);
    expect(await page.getByText(matchText.noLive).count()).toBe(0);
    expect(await page.locator('main [data-match]', { hasText: 'Liverpul' }).count()).toBe(1);
  });

  test('the score strip of an outdated cached page is refreshed after it has loaded', async () => {
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

  test('have no problem of layout or accessibility', async () => {
    const page = await openPage(site, { viewport: 'desktop', reducedMotion: 'reduce' });
    for (const path of ['/live-scores', '/todays-games', '/tournament-tables']) {
      await page.goto(path);
      await expectSoundPage(page);
    }
  });
});
