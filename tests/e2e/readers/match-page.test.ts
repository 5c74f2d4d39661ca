import { afterAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE, WEEK } from '#az/format/durations.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { openPage, sharePage, untilHydrated } from '../../kit/browser/browser.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { takeShifts, watchShifts } from '../../kit/browser/layout-shifts.ts';
import {
  finishedColumns,
  liveColumnsAt,
  stateColumns,
  writeFixture,
  writePosts,
  writeSeason,
  writeStanding,
} from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

const ADDRESS = encodeURI('/oyun/derbi-qarabağ-neftçi');
const shirts = Array.from({ length: 13 }, (_, at) => ({
  playerId: null,
  name: `Oyunçu ${at + 1}`,
  shirt: at + 1,
  isStarting: at < 11,
  isCaptain: at === 9,
  isGoalkeeper: at === 0,
}));

const writePost = (db: Db, id: string, text: string, at: number, fixture = 'derbi') =>
  writePosts(db, fixture, [{ id, text, minute: 40, created_at: at, updated_at: at }]);

async function writeEvent(db: Db, id: string, type: 'goal' | 'var', minute: number, detail: string | null) {
  await db
    .insertInto('fixture_event')
    .values({
      id,
      fixture_id: 'derbi',
      type,
      side: 'home',
      player: 'Zubir',
      minute,
      detail,
      position: minute,
    })
    .execute();
}

const LONG_NAMES: [string, string] = ['Azərbaycan Respublikası Gənclər Yığması', 'Mançester Yunayted'];

async function fill(db: Db): Promise<void> {
  const now = Date.now();
  const season_id = await writeSeason(db);
  const over = { ...stateColumns.finished, competition: 'kubok' };
  const live = { ...stateColumns.live, ...liveColumnsAt(40), kick_off: now - 45 * MINUTE, updated_at: now };
  await writeFixture(db, { id: 'derbi', ...live, season_id });
  await writeFixture(db, {
    ...over,
    id: 'uzun',
    teams: LONG_NAMES,
    kick_off: now,
    home_score: 10,
    away_score: 10,
  });
  await writeFixture(db, { id: 'sonra', teams: ['Zirə', 'Araz-Naxçıvan'], kick_off: now + DAY });
  await writeStanding(db, { team: 'Qarabağ', points: 7 });
  await writeStanding(db, { team: 'Neftçi', position: 2 });
  for (const side of ['home', 'away'] as const)
    await db
      .insertInto('line_up')
      .values({
        fixture_id: 'derbi',
        side,
        formation: '4-3-3',
        coach: 'Məşqçi',
        is_official: 1,
        version: 1,
        updated_at: now,
        players: JSON.stringify(shirts),
      })
      .execute();
  await writeFixture(db, {
    ...over,
    id: 'bu-gun',
    teams: ['Sabah', 'Kəpəz'],
    kick_off: now,
    updated_at: now,
  });
  const lastWeek = { kick_off: now - WEEK, updated_at: now - WEEK };
  await writeFixture(db, { ...over, id: 'kecen', teams: ['Sumqayıt', 'Şamaxı'], ...lastWeek });
  for (let at = 0; at < 20; at++) await writePost(db, `p${at}`, `Yazı ${at}. `.repeat(12), now - MINUTE + at);
}

describe('the page of a match', async () => {
  const site = await startSite({ fill });
  afterAll(site.stop);

  test('shows a goal, a retracted goal and a new post in place, without shifting the text that is being read', async () => {
    const page = await openPage(site, { viewport: 'phone' });
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'eventsource') streams.push(decodeURIComponent(request.url()));
    });
    const opened = page.waitForResponse('**/api/stream?*');
    await page.goto(ADDRESS);
    await untilHydrated(page);
    const score = page.locator('[data-part="header"] .match-score');
    const announced = page.locator('[data-coverage] > [role="status"]');
    await opened;
    const read = page.locator('[data-post="p9"]');
    await read.evaluate((post) => post.scrollIntoView({ block: 'center' }));
    const place = async () => Math.round(await read.evaluate((post) => post.getBoundingClientRect().top));
    const before = await place();

    await site.change(async (db) => {
      await writeEvent(db, 'goal1', 'goal', 40, null);
      await db.updateTable('fixture').set({ home_score: 1 }).where('id', '=', 'derbi').execute();
      await writePost(db, 'fresh', 'Stadion ayaq üstədir', Date.now());
      await db.updateTable('standing').set({ points: 9 }).where('position', '=', 1).execute();
    });
    await expect.poll(() => score.textContent()).toMatch(/1.*0/);
    await expect.poll(() => page.locator('[data-post]').first().textContent()).toContain('Stadion ayaq');
    expect(await announced.textContent()).toBe("40' Qol 1:0 Qarabağ Zubir");
    await expect.poll(() => page.locator('[data-team="qarabağ"] .points').textContent()).toBe('9');
    const scorers = page.locator('[data-part="header"] li');
    expect(await scorers.allTextContents()).toEqual(["Qol 40' Zubir"]);
    // The match, the strip and the table share one stream.
    expect(streams).toEqual([
      expect.stringMatching(/topics=(?=.*coverage:derbi)(?=.*match:derbi)(?=.*standings:)/),
    ]);
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);

    await site.change(async (db) => {
      await db.deleteFrom('fixture_event').where('id', '=', 'goal1').execute();
      await writeEvent(db, 'var1', 'var', 41, 'goalCancelled');
      await db.updateTable('fixture').set({ home_score: 0 }).where('id', '=', 'derbi').execute();
      await db.deleteFrom('commentary_post').where('id', '=', 'p19').execute();
    });
    await expect.poll(() => announced.textContent()).toContain('VAR: qol ləğv edildi');
    await expect.poll(() => score.textContent()).toMatch(/0.*0/);
    await expect.poll(() => page.locator('[data-post="p19"]').count()).toBe(0);
    expect(await page.locator('[data-event="goal"]').count()).toBe(0);
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });

  test('advances the minute, and says when there was no news for two minutes', async () => {
    const page = await openPage(site);
    await watchShifts(page);
    await page.goto(ADDRESS);
    await untilHydrated(page);
    await expect(page.getByText(matchPageText.silent).isVisible()).resolves.toBe(false);
    await site.change(async (db) => {
      const heard_at = Date.now() - 117_000;
      // Half a minute before the next one, however late the page hears of it.
      const clock_at = Date.now() - 90_000;
      const clock = { clock_at, clock_minute: 50, clock_rate: 1, updated_at: heard_at };
      const match = db.updateTable('fixture').where('id', '=', 'derbi');
      await match.set({ phase: 'secondHalf', ...clock }).execute();
      await db.insertInto('match_heartbeat').values({ fixture_id: 'derbi', heard_at }).execute();
    });
    const minute = page.locator('[data-clock-face]');
    await expect.poll(() => minute.textContent()).toBe("51'");
    await takeShifts(page);
    await page.getByText(matchPageText.silent).waitFor();
    expect(await takeShifts(page)).toEqual({ score: 0, moved: [] });
  });

  test('says without network since when it knows nothing new, and stops the minute and the dot until the network is back', async () => {
    const page = await openPage(site, {
      expected: /ERR_INTERNET_DISCONNECTED/,
      prepare: ({ clock }) => clock.install(),
    });
    const opened = page.waitForResponse(/api\/stream\?.*coverage/);
    await page.goto(ADDRESS);
    await untilHydrated(page);
    await page.clock.runFor(2000);
    await opened;
    const minute = async () =>
      Number.parseInt((await page.locator('[data-clock-face]').textContent()) ?? '', 10);
    const pulse = () =>
      page
        .locator('[data-part="header"] .match-pulse')
        .evaluate((dot) => getComputedStyle(dot).animationName);
    const note = page.getByRole('paragraph').filter({ hasText: matchPageText.outOfReach });
    await page.clock.runFor(2000);
    await expect.poll(pulse).toBe('pulse');
    expect(await note.isVisible()).toBe(false);
    const before = await minute();

    await page.context().setOffline(true);
    await page.clock.runFor(5 * MINUTE);
    await note.waitFor();
    expect(await note.textContent()).toMatch(/Son yenilənmə: \d\d:\d\d$/);
    expect(await page.locator('[data-coverage] > [role="status"]').textContent()).toContain(
      matchPageText.outOfReach,
    );
    expect(await minute()).toBeLessThanOrEqual(before + 2);
    expect(await pulse()).toBe('none');

    await page.context().setOffline(false);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return note.isVisible();
      })
      .toBe(false);
    expect(await pulse()).toBe('pulse');
  });

  test('opened after the end shows that the end is retracted, and the posts in the order of the page', async () => {
    const page = await openPage(site);
    const writePostOf = (id: string, text: string) =>
      site.change((db) => writePost(db, id, text, Date.now(), 'bu-gun'));
    await writePostOf('son1', 'Hakim fitini çaldı');
    const opened = page.waitForResponse('**/api/stream?*');
    await page.goto(encodeURI('/oyun/bu-gun-sabah-kəpəz'));
    await untilHydrated(page);
    const header = page.locator('[data-part="header"]');
    expect(await header.getAttribute('data-status')).toBe('finished');
    await opened;
    await writePostOf('son2', 'Matçın statistikası');
    const posts = page.locator('[data-post]');
    await expect.poll(() => posts.count()).toBe(2);
    expect(await posts.first().textContent()).toContain('Hakim fitini çaldı');
    const update = (columns: object) =>
      site.change(async (db) => {
        await db.updateTable('fixture').where('id', '=', 'bu-gun').set(columns).execute();
      });
    await update({ ...liveColumnsAt(90), updated_at: Date.now() });
    await expect.poll(() => header.getAttribute('data-status')).toBe('live');
    await expect.poll(() => page.locator('[data-clock-face]').count()).toBe(1);
    await update({ ...finishedColumns, home_score: 3, updated_at: Date.now() });
    await expect.poll(() => header.locator('.match-score').textContent()).toMatch(/3.*1/);
  });

  test('of a past football day has no stream, loads the current state on focus, and opens a stream after a change', async () => {
    const page = await openPage(site);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    const streams = () => asked.filter((url) => url.includes('coverage:kecen')).length;
    await page.goto(encodeURI('/oyun/kecen-sumqayıt-şamaxı'));
    await untilHydrated(page);
    await page.waitForTimeout(2000);
    expect(streams()).toBe(0);
    const update = (columns: object) =>
      site.change(async (db) => {
        await db.updateTable('fixture').where('id', '=', 'kecen').set(columns).execute();
      });
    await update({ home_score: 4 });
    const focus = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const score = page.locator('[data-part="header"] .match-score');
    const afterFocus = async <Value>(read: () => Value) => {
      await focus();
      return read();
    };
    await expect.poll(() => afterFocus(() => score.textContent())).toMatch(/4.*1/);
    expect(streams()).toBe(0);
    await update({ ...liveColumnsAt(80), updated_at: Date.now() });
    await expect.poll(() => afterFocus(streams)).toBeGreaterThan(0);
    await update({ home_score: 5, updated_at: Date.now() });
    await expect.poll(() => score.textContent()).toMatch(/5.*1/);
  });

  const takePhone = sharePage(site);

  test.each([320, 390, 768, 1280])('long names do not push the score, %d px', async (width) => {
    const page = await takePhone();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/oyun/uzun');
    const score = page.locator('[data-part="header"] .match-score');
    const box = await score.boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle - width / 2)).toBeLessThanOrEqual(2);
    for (const side of ['home', 'away']) {
      const name = page.locator(`.match-name-${side} a > span`);
      const lines = await name.evaluate(
        (span) => span.clientHeight / Number.parseFloat(getComputedStyle(span).lineHeight),
      );
      expect(lines, side).toBeLessThan(2.2);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  test('a status word takes no room beside a time that says it', async () => {
    const page = await takePhone();
    const word = page.locator('[data-part="header"] [data-status-text]');
    for (const [address, text, isSeen] of [
      ['/oyun/sonra', matchText.status.scheduled, false],
      [ADDRESS, matchText.status.live, false],
      ['/oyun/bu-gun', matchText.status.finished, true],
    ] as const) {
      await page.goto(address);
      expect(await word.textContent()).toBe(text);
      expect(((await word.boundingBox())?.width ?? 0) > 2, text).toBe(isSeen);
    }
  });

  test('has no problem of layout or accessibility', async () => {
    const page = await openPage(site, { viewport: 'desktop', reducedMotion: 'reduce' });
    for (const path of [
      ADDRESS,
      encodeURI('/oyun/sonra-zirə-araz-naxçıvan'),
      '/turnir/apl',
      '/milli-komanda',
    ]) {
      await page.goto(path);
      await expectSoundPage(page);
    }
  });
});
