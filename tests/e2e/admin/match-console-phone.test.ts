import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { consoleText } from '#features/matches/text.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { goal, writeLedger } from '../../kit/content/ledgers.ts';
import { consoleScore, startConsoleSite, untilEntriesSent } from '../../kit/site/console-site.ts';

const { site, orxan, startMatch } = await startConsoleSite();
afterAll(site.stop);

test.each([
  [390, 664],
  [360, 560],
  [320, 568],
  [664, 360],
])(
  'at %i × %i every button is in reach of a thumb, and none covers the score or the clock',
  async (width, height) => {
    const page = await openScreen(site, orxan, await startMatch(), { viewport: 'phone' });
    await page.setViewportSize({ width, height });
    const buttons = page.getByRole('navigation', { name: consoleText.actions }).locator('a, button');
    // Five for each team, five for both, and undo.
    expect(await buttons.count()).toBe(16);
    for (const button of await buttons.all()) {
      const name = await button.textContent();
      const { x, y, width: wide, height: high } = (await button.boundingBox()) ?? {};
      if (x === undefined || y === undefined || !wide || !high) throw new Error(`${name} is not shown`);
      expect(Math.min(wide, high), `${name} is large enough`).toBeGreaterThanOrEqual(44);
      expect(y + high / 2, `${name} is in the lower half`).toBeGreaterThan(height / 2);
      expect(y + high, `${name} is on the screen`).toBeLessThanOrEqual(height);
      const isOnTop = await button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop, `nothing covers ${name}`).toBe(true);
      expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    for (const part of ['[data-score]', '[data-clock]']) {
      const isOnTop = await page.locator(part).evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint((left + right) / 2, bottom - (bottom - top) / 4));
      });
      expect(isOnTop, `nothing covers ${part}`).toBe(true);
    }
  },
);

test('no button moves when a goal is added and taken back', async () => {
  for (const viewport of ['phone', 'desktop'] as const) {
    const page = await openScreen(site, orxan, await startMatch(), { viewport });
    const buttons = page.getByRole('navigation', { name: consoleText.actions }).locator('a, button');
    const places = async () => Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    const before = await places();
    await page.getByRole('region', { name: 'Neftçi' }).getByRole('link', { name: /^Qol/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Qol: Neftçi' });
    await dialog.getByRole('option', { name: 'Emin Mahmudov' }).click();
    await dialog.getByRole('button', { name: 'Qol: Neftçi, Emin Mahmudov' }).click();
    await expect.poll(() => consoleScore(page)).toBe('0:1');
    await untilEntriesSent(page);
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: consoleText.undo }).click();
    await expect.poll(() => consoleScore(page)).toBe('0:0');
    await untilEntriesSent(page);
    expect(await places()).toEqual(before);
  }
});

test('on a phone the buttons are large and in the lower half, and nothing is too wide', async () => {
  const page = await openScreen(site, orxan, await startMatch(), { viewport: 'phone', colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoAxeProblems(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  const sides = await Promise.all(
    ['Qarabağ', 'Neftçi'].map(async (name) => {
      const team = page.getByRole('region', { name, exact: true });
      const boxes = await Promise.all((await team.getByRole('link').all()).map((link) => link.boundingBox()));
      expect(boxes.length).toBe(5);
      for (const box of boxes) {
        expect(box?.height).toBeGreaterThanOrEqual(48);
        expect(box?.y).toBeGreaterThan(370);
      }
      return boxes.map((box) => [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)] as const);
    }),
  );
  const [ofHome = [], ofAway = []] = sides;
  expect(Math.max(...ofHome.map(([, end]) => end))).toBeLessThan(Math.min(...ofAway.map(([start]) => start)));
  await page.evaluate(() => scrollTo(0, 600));
  for (const part of ['[data-score]', '[data-clock]']) {
    const box = await page.locator(part).boundingBox();
    const isOnTop = await page.evaluate(
      ([selector, x, y]) => document.elementFromPoint(x, y)?.closest(selector) !== null,
      [part, (box?.x ?? 0) + 2, (box?.y ?? 0) + 2] as const,
    );
    expect(isOnTop, `${part} stays visible`).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const goal = page.getByRole('link', { name: /^Qol.*Qarabağ/ });
  await goal.click();
  await expectNoAxeProblems(page);
  await page.getByRole('combobox', { name: consoleText.player }).fill('9');
  await page.getByRole('option', { name: 'Marko Vukçeviç' }).click();
  const before = await consoleScore(page);
  await page.getByRole('button', { name: 'Qol: Qarabağ, Marko Vukçeviç' }).click();
  await expect.poll(() => consoleScore(page)).not.toBe(before);
});

test.each([
  ['g', 'Qol: Neftçi, Emin Mahmudov', 'QOL! “Neftçi” – Emin Mahmudov'],
  ['y', 'Sarı vərəqə: Neftçi, Emin Mahmudov', 'Sarı vərəqə: “Neftçi” – Emin Mahmudov'],
  ['r', 'Qırmızı vərəqə: Neftçi, Emin Mahmudov', 'Qırmızı vərəqə: “Neftçi” – Emin Mahmudov'],
  ['p', 'Penaltidən qol: Neftçi, Emin Mahmudov', 'QOL! “Neftçi” – Emin Mahmudov (penaltidən)'],
  ['s', 'Əvəzetmə: Neftçi, Emin Mahmudov – Rəhman Hacıyev', 'Rəhman Hacıyev daxil oldu'],
])('a tap on a player of the second team stays his: %s', async (key, entry, event) => {
  const page = await openScreen(site, orxan, await startMatch(), { viewport: 'phone' });
  // The key opens the form without a team, unlike the buttons of a phone.
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('option', { name: 'Emin Mahmudov' }).first();
  await row.scrollIntoViewIfNeeded();
  const placed = await row.boundingBox();
  await row.tap();
  // The browser makes a click of a tap after the touch has ended.
  await expect.poll(() => row.getAttribute('aria-selected')).toBe('true');
  expect(await row.boundingBox(), 'the list does not move under the thumb').toEqual(placed);
  const list = dialog.getByRole('listbox').first();
  expect(await list.getByRole('option', { selected: true }).count()).toBe(1);
  expect(await dialog.getByRole('radio', { name: 'Neftçi' }).isChecked()).toBe(true);
  if (key === 's') {
    await dialog.getByLabel(consoleText.in).tap();
    await dialog.getByRole('option', { name: 'Rəhman Hacıyev' }).last().tap();
  }
  await dialog.getByRole('button', { name: entry, exact: true }).tap();
  await page.getByText(event).first().waitFor();
  await untilEntriesSent(page);
});

test('the team is chosen by touch, and a double tap writes one goal and opens nothing', async () => {
  const page = await openScreen(site, orxan, await startMatch(), { viewport: 'phone' });
  await page.keyboard.press('g');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.locator('input[type="text"]:focus').count(), 'no keyboard covers the list').toBe(0);
  // Low enough for the button at the end of a long form.
  await page.setViewportSize({ width: 390, height: 420 });
  const write = dialog.getByRole('button', { name: consoleText.write });
  await write.scrollIntoViewIfNeeded();
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await write.tap();
  const refusal = dialog.getByText(problemText['match.side']);
  await refusal.waitFor();
  await expect
    .poll(() =>
      refusal.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const team of ['Qarabağ', 'Neftçi']) {
    await dialog.getByText(team, { exact: true }).first().tap();
    const button = dialog.getByRole('button', { name: `Qol: ${team}, ${consoleText.unknownInEntry}` });
    await button.waitFor();
    expect(await dialog.getByRole('option', { name: 'Vukçeviç' }).count()).toBe(team === 'Qarabağ' ? 1 : 0);
  }
  const button = await dialog.getByRole('button', { name: /^Qol: Neftçi/ }).boundingBox();
  const [x, y] = [(button?.x ?? 0) + 40, (button?.y ?? 0) + (button?.height ?? 0) / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => consoleScore(page)).toBe('0:1');
  expect(await dialog.count()).toBe(0);
});

test('the buttons of a team on a phone open its form, and the operator may still change the team', async () => {
  const page = await openScreen(site, orxan, await startMatch(), { viewport: 'phone' });
  await page.getByRole('region', { name: 'Neftçi' }).getByRole('link', { name: /^Qol/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'Qol: Neftçi' });
  expect(await dialog.getByRole('radio', { name: 'Neftçi' }).isChecked()).toBe(true);
  expect(await dialog.getByRole('option', { name: 'Vukçeviç' }).count()).toBe(0);
  await dialog.getByText('Qarabağ', { exact: true }).first().tap();
  await dialog.getByRole('option', { name: 'Marko Vukçeviç' }).tap();
  await dialog.getByRole('button', { name: 'Qol: Qarabağ, Marko Vukçeviç' }).tap();
  await expect.poll(() => consoleScore(page)).toBe('1:0');
});

test('on a phone nothing that gets the focus by keyboard lies behind the score or the buttons', async () => {
  const path = await startMatch();
  const goals = [...'abcdefgh'].map((letter, minute) => goal('home', minute + 1, letter));
  await site.change(async (db) => {
    await writeLedger(db, path.split('/')[3] ?? '', goals);
  });
  const page = await openScreen(site, orxan, path, { viewport: 'phone' });
  const isShown = () =>
    page.evaluate(() => {
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return document.activeElement?.contains(shown) ?? false;
    });
  await page.getByRole('navigation', { name: consoleText.actions }).getByRole('link').last().focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let event = 0; event < 9; event++) {
      await page.keyboard.press(key);
      expect(await isShown(), `${key} ${event}`).toBe(true);
    }
  }
});
