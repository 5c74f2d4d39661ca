import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { toastText } from '#app/text/toasts.ts';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { breakingText } from '#features/breaking-news/text.ts';
import { getHomeDraft } from '#features/front-page/rules/home-draft.ts';
import type { HomeLayout } from '#features/front-page/rules/home-layout.ts';
import { publishHomeLayout } from '#features/front-page/rules/publish-home-layout.ts';
import { homeLayoutText, homeText } from '#features/front-page/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { openPage, untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { takeShifts, watchShifts } from '../../kit/browser/layout-shifts.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
const ids: string[] = [];
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev', email: 'orxan@example.az' });
    for (let n = 0; n < 24; n += 1) {
      const article = { title: `Xəbər ${n}.`, featured: n % 2 === 0, now: NOON + n * MINUTE };
      ids.push((await writeArticle(db, article)).id);
    }
  },
});
afterAll(site.stop);

const publish = (layout: HomeLayout) =>
  site.change(async (db) => {
    const now = Date.now();
    const { version } = await getHomeDraft(db, { now });
    await publishHomeLayout(db, { actor: editor, version, layout, now, newId });
  });
const place = (page: Page, slot: string) => page.locator(`[data-slot="${slot}"]`);
const titleAt = (page: Page, slot: string) => place(page, slot).locator('p').first().innerText();
const slides = (page: Page) =>
  page
    .locator('.slider-track :is(h1, h2)')
    .evaluateAll((all) => all.map((one) => Number(/\d+/.exec(one.textContent ?? '')?.[0])));
const saved = (page: Page) => page.getByText(homeLayoutText.saved).first().waitFor();

/** From the middle of one element to that of another, as a hand does. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('a story is dragged and moved by keys; the layout is previewed, published, scheduled and reverted', async () => {
  await publish({});
  const page = await openScreen(site, editor, '/admin/home');
  expect(await titleAt(page, 'slider-3')).toBe('Xəbər 18.');
  await untilHydrated(page);
  await drag(page, place(page, 'slider-3').locator('[aria-hidden]').first(), place(page, 'slider-1'));
  await expect.poll(() => titleAt(page, 'slider-1')).toBe('Xəbər 18.');
  await saved(page);
  await page.locator('#down-slider-1').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => titleAt(page, 'slider-2')).toBe('Xəbər 18.');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('down-slider-2');
  await page.getByText(homeLayoutText.moved('Xəbər 18.', 'Slayder, 2-ci yer')).waitFor();
  await saved(page);

  // A reader sees nothing of the draft; whoever opens the preview does.
  const reader = await openPage(site, { viewport: 'desktop' });
  await reader.goto('/');
  expect(await slides(reader)).toEqual([22, 20, 18, 16, 14]);
  const top = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: homeLayoutText.chooseFor('Slayder, 1-ci yer') }).click();
  // The place stays where it is, and whoever chose it types at once.
  await page.locator('#choices input[type=search]:focus').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.keyboard.type('Xəbər 5.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: homeLayoutText.pickTitle('Xəbər 5.') }).click();
  await expect.poll(() => titleAt(page, 'slider-1')).toBe('Xəbər 5.');
  await saved(page);
  await page.getByRole('link', { name: homeLayoutText.preview }).first().click();
  await page.getByText(homeLayoutText.previewBanner, { exact: true }).waitFor();
  await expect.poll(() => slides(page)).toEqual([5, 18, 22, 20, 16]);
  await page.getByRole('link', { name: homeLayoutText.previewBack }).click();

  await page.getByRole('button', { name: homeLayoutText.publish, exact: true }).click();
  await page.getByText(toastText['layout.published']).waitFor();
  await reader.reload();
  expect(await slides(reader)).toEqual([5, 18, 22, 20, 16]);

  await page.getByRole('button', { name: homeLayoutText.allAutomatic }).click();
  await page.getByText(homeLayoutText.draft).waitFor();
  await page.getByLabel(homeLayoutText.planAt).fill('2099-01-01T10:00');
  await page.getByRole('button', { name: homeLayoutText.plan, exact: true }).click();
  await page.getByText(toastText['layout.planned']).waitFor();
  await page.getByText('1 yanvar 2099, 10:00').first().waitFor();
  await page.getByRole('button', { name: homeLayoutText.cancelPlan }).click();
  await page.getByText(toastText['layout.cancelled']).waitFor();
  await page.getByText(homeLayoutText.kind.cancel).waitFor();
  await page.getByText(homeLayoutText.wasDue('1 yanvar 2099, 10:00')).waitFor();

  await page.locator('summary', { hasText: homeLayoutText.revert }).first().click();
  await page.getByRole('button', { name: homeLayoutText.revert }).first().click();
  await page.getByText(homeLayoutText.kind.revert).waitFor();
  await reader.reload();
  expect(await slides(reader)).toEqual([22, 20, 18, 16, 14]);
});

/** From the middle of one element to that of another, as a finger does; says how far down it went, in pixels. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<number> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag');
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  const far = end.y + end.height / 2 - y;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + by }],
    });
  await touch('touchStart');
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', (far * step) / 8);
  // Lifted in full motion it would throw the page, which then glides on under whatever is pressed next.
  await page.waitForTimeout(100);
  await touch('touchEnd');
  return far;
}

test('on a phone a story is dragged by touch, and may be in both lists', async () => {
  await publish({});
  const page = await openScreen(site, editor, '/admin/home', { viewport: 'phone' });
  const [third, first] = ['slider-3', 'slider-1'].map((slot) => place(page, slot));
  const title = await titleAt(page, 'slider-3');
  await untilHydrated(page);
  if (third && first) await dragByTouch(page, third.locator('[aria-hidden]').first(), first);
  await expect.poll(() => titleAt(page, 'slider-1')).toBe(title);
  await saved(page);
  // A finger anywhere else scrolls, and moves nothing.
  const top = await page.evaluate(() => scrollY);
  const far =
    third && first && (await dragByTouch(page, third.locator('p').first(), first.locator('p').first()));
  // A page follows a finger late: the browser waits until it is sure that this is no tap, and may leave out a move.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - Number(far) / 2);
  expect(await titleAt(page, 'slider-1')).toBe(title);

  await place(page, 'slider-1').getByLabel(homeLayoutText.twice, { exact: false }).check();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('twice-slider-1');
  await saved(page);
  await page.getByRole('link', { name: homeLayoutText.chooseFor('Son xəbərlər, 2-ci yer') }).click();
  await page.locator('#choices input[type=search]:focus').waitFor();
  const isAbove = async () => {
    const [chosen, list] = [place(page, 'lead-2'), page.locator('#choices')];
    const [box, over] = [await chosen.boundingBox(), await list.boundingBox()];
    return box !== null && over !== null && box.y >= 0 && box.y + box.height <= over.y;
  };
  await expect.poll(isAbove).toBe(true);
  await page.getByLabel(homeLayoutText.pickerSearch).fill(title);
  await page.getByLabel(homeLayoutText.pickerSearch).press('Enter');
  await page.getByRole('button', { name: homeLayoutText.pickTitle(title) }).click();
  await expect.poll(() => titleAt(page, 'lead-2')).toBe(title);
  await saved(page);
  await expectNoAxeProblems(page);
  await page.getByRole('button', { name: homeLayoutText.publish, exact: true }).click();
  await page.getByText(toastText['layout.published']).waitFor();
  await page.getByText(homeLayoutText.inBoth, { exact: false }).first().waitFor();
});

test('a button that is pressed right after typing waits until the field is saved', async () => {
  await publish({});
  const page = await openScreen(site, editor, '/admin/home');
  await place(page, 'slider-2').getByRole('button', { name: 'qalsın' }).click();
  await saved(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/admin/home/draft', async (route) => {
    await held;
    await route.continue();
  });
  await place(page, 'slider-2').locator('[name="until-slider-2"]').fill('31.12.2099 23:59');
  await page.getByRole('button', { name: homeLayoutText.publish, exact: true }).click();
  answer();
  await page.getByText(toastText['layout.published']).waitFor();
  await page.reload();
  expect(await place(page, 'slider-2').locator('[name="until-slider-2"]').inputValue()).toBe(
    '31.12.2099 23:59',
  );
});

test('two editors at once: the second sees the conflict and decides', async () => {
  await publish({});
  const [one, other] = [
    await openScreen(site, editor, '/admin/home'),
    await openScreen(site, editor, '/admin/home', { expected: /\b409\b/ }),
  ];
  const pinFirst = (page: Page) => place(page, 'slider-1').getByRole('button', { name: 'qalsın' }).click();
  await pinFirst(one);
  await saved(one);
  await place(other, 'lead-1').getByRole('button', { name: 'qalsın' }).click();
  await other.getByText(homeLayoutText.conflictBy('Orxan Quliyev', 'indicə')).waitFor();
  await other.getByRole('button', { name: homeLayoutText.saveMine }).click();
  await saved(other);
  await one.reload();
  await place(one, 'lead-1').getByText(homeLayoutText.pinned, { exact: true }).waitFor();
  await place(one, 'slider-1').getByText(homeLayoutText.automatic, { exact: true }).waitFor();
});

test('after a pin expires, readers see the automatic article in its slot', async () => {
  const pinFor = (ms: number) => publish({ 'slider-1': { articleId: ids[3] ?? '', until: Date.now() + ms } });
  const reader = await openPage(site);
  const first = async () => {
    await reader.goto('/');
    return (await slides(reader))[0];
  };
  await pinFor(HOUR);
  await expect.poll(first).toBe(3);
  await pinFor(5000);
  await expect.poll(first).toBe(22);
  expect(await reader.getByText(homeText.latest).count()).toBe(1);
});

test.each(['phone', 'desktop'] as const)(
  'breaking news reaches an open page on a %s, moves nothing, and leaves it',
  async (viewport) => {
    const reader = await openPage(site, { viewport });
    await watchShifts(reader);
    await reader.goto('/');
    await takeShifts(reader);
    const page = await openScreen(site, editor, '/admin/breaking', { viewport });
    await page.getByLabel(breakingText.text, { exact: false }).first().fill(`Final ${viewport}`);
    await page.getByRole('button', { name: breakingText.show, exact: true }).click();
    await page.getByText(toastText['breaking.shown']).waitFor();
    await reader.getByText(`Final ${viewport}`).waitFor();
    expect(await reader.locator('[data-breaking]').getAttribute('aria-live')).toBe('assertive');

    // Without scripts it is there with the next page; closed, it stays closed in that tab.
    const plain = await openPage(site, { viewport, javaScript: false });
    await plain.goto('/todays-games');
    await plain.getByText(`Final ${viewport}`).waitFor();
    const closer = await openPage(site, { viewport });
    await closer.goto('/');
    await closer.getByRole('button', { name: breakingText.dismiss(`Final ${viewport}`) }).click();
    await closer.getByText(`Final ${viewport}`).waitFor({ state: 'hidden' });
    await closer.goto('/contact');
    await closer.getByRole('heading', { level: 1 }).waitFor();
    await closer.getByText(`Final ${viewport}`).waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: breakingText.endThis(`Final ${viewport}`) }).click();
    await page.getByText(toastText['breaking.ended']).waitFor();
    await reader.getByText(`Final ${viewport}`).waitFor({ state: 'hidden' });
    expect((await takeShifts(reader)).moved).toEqual([]);
  },
);

test('a front page with entries of each level and a missing article is sound, and so are its screens', async () => {
  await publish({
    'slider-1': { articleId: ids[3] ?? '', until: Date.now() + HOUR },
    'lead-2': { articleId: 'gone', until: null },
  });
  const page = await openScreen(site, editor, '/admin/breaking');
  for (const level of ['breaking', 'important', 'info'] as const) {
    const words = `Yazı ${level}`;
    await page.getByLabel(breakingText.text, { exact: false }).first().fill(words);
    await page.getByLabel(breakingText.levelLabel).selectOption(level);
    await page.getByRole('button', { name: breakingText.show, exact: true }).click();
    await page.getByText(words).first().waitFor();
  }
  for (const path of ['/admin/breaking', '/admin/home?slot=lead-1', '/admin/home/preview/draft', '/']) {
    await page.goto(path);
    await expectSoundPage(page);
  }
});
