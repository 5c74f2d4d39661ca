import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { MINUTE } from '#az/format/durations.ts';
import { consoleText, eventSentence, matchPageText, statisticText } from '#features/matches/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { kickOff, periodMark, statisticsEvent, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture, writeTeam } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

let orxan: Actor;
let aysel: Actor;
let path = '';
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    orxan = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
    aysel = await writeStaff(db, 'editor', { name: 'Aysel Məmmədova' });
    const started = Date.now() - 20 * MINUTE;
    const id = await writeFixture(db, { kick_off: started });
    await writeLedger(db, id, [kickOff(started)]);
    path = `/admin/matches/${id}/console`;
    const players = [
      ['Qarabağ', 'Abdellah Zubir', 10],
      ['Qarabağ', 'Marko Vukçeviç', 9],
      ['Neftçi', 'Emin Mahmudov', 8],
      ['Neftçi', 'Rəhman Hacıyev', 9],
      ...[20, 21, 22, 23, 24, 25].map((shirt) => ['Qarabağ', `Elvin Quliyev ${shirt}`, shirt] as const),
    ] as const;
    for (const [team, name, shirt] of players) {
      const team_id = await writeTeam(db, team);
      const slug = `oyuncu-${team}-${shirt}`;
      await db
        .insertInto('player')
        .values({ id: newId(), slug, name, sort_key: name, team_id, shirt, version: 1 })
        .execute();
    }
  },
});
afterAll(site.stop);

/** The console of a new match in its first half. */
async function startMatch(): Promise<string> {
  const started = Date.now() - 20 * MINUTE;
  let id = '';
  await site.change(async (db) => {
    id = await writeFixture(db, { kick_off: started });
    await writeLedger(db, id, [kickOff(started)]);
  });
  return `/admin/matches/${id}/console`;
}

const score = (page: Page) => page.locator('[data-score]').textContent();
const clock = async (page: Page) => (await page.locator('[data-clock]').textContent())?.split(' ')[0];
const untilSent = (page: Page) => page.getByText(consoleText.sent, { exact: true }).waitFor();

test('three keys write a goal, U takes it back, and nothing is lost offline', async () => {
  const page = await openScreen(site, orxan, path, { expected: /ERR_INTERNET_DISCONNECTED|401/ });
  for (const key of ['g', '8', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => score(page)).toBe('0:1');
  await page.getByText('QOL! “Neftçi” – Emin Mahmudov. Hesab: 0:1').first().waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => score(page)).toBe('0:0');
  await page.getByText(consoleText.retracted, { exact: true }).waitFor();

  for (const key of ['a', '0', 'Enter']) await page.keyboard.press(key);
  await page.getByText(problemText['match.added']).waitFor();
  await page.keyboard.press('Escape');

  await untilSent(page);
  const before = await clock(page);
  await page.context().setOffline(true);
  await page.keyboard.press('g');
  await page.keyboard.type('zub');
  await page.keyboard.press('Enter');
  await page.keyboard.press('y');
  await page.keyboard.type('mahm');
  await page.keyboard.press('Enter');
  await page.getByText(consoleText.offline(2)).waitFor();
  expect(await score(page)).toBe('0:0');
  await page.context().setOffline(false);
  // The reload comes before the next try: the entries are in the browser's storage.
  await page.reload();
  await untilHydrated(page);
  expect([before, `${Number.parseInt(before ?? '', 10) + 1}'`]).toContain(await clock(page));
  await expect.poll(() => score(page)).toBe('1:0');
  await untilSent(page);
  await page.getByText('Sarı vərəqə: “Neftçi” – Emin Mahmudov').first().waitFor();

  await page.context().clearCookies();
  await page.getByText(problemText['login.expired']).waitFor();
  await page.getByRole('link', { name: consoleText.signIn }).click();
  await page.waitForURL(/admin\/login/);
});

test('forms that are sent quickly after each other do not close the next form', async () => {
  const page = await openScreen(site, orxan, path);
  const found = await page.evaluate(async () => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const openForm = () => document.querySelector<HTMLFormElement>('dialog[open] form');
    const untilFrame = () => new Promise(requestAnimationFrame);
    await untilFrame();
    const isOpen: boolean[] = [];
    for (let i = 0; i < 2; i++) {
      press('c');
      await Promise.resolve();
      openForm()?.requestSubmit();
      await Promise.resolve();
      isOpen.push(openForm() !== null);
    }
    press('y');
    await untilFrame();
    await untilFrame();
    return [...isOpen, openForm() !== null];
  });
  expect(found).toEqual([false, false, true]);
});

test('two operators see each other, and are asked about the same goal', async () => {
  const first = await openScreen(site, orxan, path);
  const second = await openScreen(site, aysel, path, { expected: /409/ });
  await second.getByText(consoleText.others('Orxan Quliyev')).waitFor();
  const before = await score(first);
  for (const key of ['g', '8', 'Enter']) await first.keyboard.press(key);
  await expect.poll(() => score(first)).not.toBe(before);
  await expect.poll(() => score(second)).toBe(await score(first));
  for (const key of ['g', '8', 'Enter']) await second.keyboard.press(key);
  await second.getByRole('button', { name: consoleText.sameGoal }).click();
  await untilSent(second);
  expect(await score(second)).toBe(await score(first));
});

test('on a phone the buttons are large and in the lower half, and nothing is too wide', async () => {
  const page = await openScreen(site, orxan, path, { viewport: 'phone', colorScheme: 'dark' });
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
  const before = await score(page);
  await page.getByRole('button', { name: 'Qol: Qarabağ, Marko Vukçeviç' }).click();
  await expect.poll(() => score(page)).not.toBe(before);
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
  await untilSent(page);
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
  await expect.poll(() => score(page)).toBe('0:1');
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
  await expect.poll(() => score(page)).toBe('1:0');
});

test('the form warns before an entry is written: a second yellow card, a scorer who was sent off', async () => {
  const page = await openScreen(site, orxan, await startMatch());
  const dialog = page.getByRole('dialog');
  for (const key of ['y', '8', 'Enter']) await page.keyboard.press(key);
  await page.getByText('Sarı vərəqə: “Neftçi” – Emin Mahmudov').first().waitFor();
  await untilSent(page);
  for (const key of ['y', '8']) await page.keyboard.press(key);
  await dialog.getByRole('button', { name: 'İkinci sarı vərəqə: Neftçi, Emin Mahmudov' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('İkinci sarı vərəqə: “Neftçi” – Emin Mahmudov').first().waitFor();
  await untilSent(page);
  for (const key of ['g', '8']) await page.keyboard.press(key);
  await dialog.getByText(consoleText.warning.sentOff).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => score(page)).toBe('0:1');
  await page.getByText(consoleText.warning.sentOff).waitFor();
});

test('a shirt number of both teams asks for the team, and the arrow keys show the choice', async () => {
  const page = await openScreen(site, orxan, await startMatch());
  const dialog = page.getByRole('dialog');
  for (const key of ['g', '9', 'Enter']) await page.keyboard.press(key);
  await dialog.getByText(problemText['match.playerUnclear']).waitFor();
  await page.keyboard.press('Enter');
  await untilSent(page);
  expect(await score(page)).toBe('0:0');
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Qol: Neftçi, Rəhman Hacıyev', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('QOL! “Neftçi” – Rəhman Hacıyev').first().waitFor();

  for (const key of ['g', 'Enter']) await page.keyboard.press(key);
  await dialog.getByText(problemText['match.side']).waitFor();
  for (let presses = 0; presses < 9; presses++) await page.keyboard.press('ArrowDown');
  const list = dialog.getByRole('listbox').first();
  const chosen = list.getByRole('option', { selected: true });
  const [row, frame] = [await chosen.boundingBox(), await list.boundingBox()];
  if (!row || !frame) throw new Error('The list or its chosen row is not shown');
  expect(row.y).toBeGreaterThanOrEqual(frame.y - 1);
  expect(row.y + row.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
  const name = await chosen.locator('span').nth(1).textContent();
  await page.keyboard.press('Enter');
  await page
    .getByText(new RegExp(`QOL! .* – ${name}\\.`))
    .first()
    .waitFor();
});

test('a penalty has a button for each outcome, and in a shoot-out the teams take turns', async () => {
  const here = await startMatch();
  const id = here.split('/')[3] ?? '';
  const page = await openScreen(site, orxan, here);
  const dialog = page.getByRole('dialog');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const offers = (entry: string) => dialog.getByRole('button', { name: entry, exact: true }).waitFor();
  const shows = (event: string) => page.getByText(event).first().waitFor();

  await press('p', '8');
  await offers('Penaltidən qol: Neftçi, Emin Mahmudov');
  await press('Shift+Enter');
  await shows('Reallaşdırılmayan penalti: “Neftçi” – Emin Mahmudov');
  await untilSent(page);
  expect(await score(page)).toBe('0:0');
  await press('p', '8', 'Enter');
  await expect.poll(() => score(page)).toBe('0:1');
  await shows('QOL! “Neftçi” – Emin Mahmudov (penaltidən)');
  await untilSent(page);

  const marks = ['halfTime', 'secondHalf', 'extraTimeBreak', 'shootOut'] as const;
  await site.change(async (db) => {
    await writeLedger(
      db,
      id,
      marks.map((mark) => periodMark(mark, Date.now())),
    );
  });
  await page.reload();
  await untilHydrated(page);
  const isNext = (team: string) => dialog.getByRole('radio', { name: team }).isChecked();
  const sentence = (player: string, outcome: string) => `Penaltilər seriyası: ${player}, ${outcome}`;
  // Nobody knows which team begins.
  await press('p');
  expect([await isNext('Qarabağ'), await isNext('Neftçi')]).toEqual([false, false]);
  await press('8');
  await offers(`Penalti, ${eventSentence.scored}: Neftçi, Emin Mahmudov`);
  await dialog.getByRole('button', { name: consoleText.missed }).click();
  await shows(sentence('“Neftçi” – Emin Mahmudov', eventSentence.notScored));
  await untilSent(page);
  // Both teams have a player with this number.
  await press('p', '9');
  expect(await isNext('Qarabağ')).toBe(true);
  await offers(`Penalti, ${eventSentence.scored}: Qarabağ, Marko Vukçeviç`);
  await press('Enter');
  await shows(sentence('“Qarabağ” – Marko Vukçeviç', eventSentence.scored));
  await untilSent(page);
  await press('p', '9');
  expect(await isNext('Neftçi')).toBe(true);
  await offers(`Penalti, ${eventSentence.scored}: Neftçi, Rəhman Hacıyev`);
  await press('Shift+Enter');
  await shows(sentence('“Neftçi” – Rəhman Hacıyev', eventSentence.notScored));
  await untilSent(page);
  await site.change(async (db) => {
    const found = await db
      .selectFrom('fixture')
      .select(['home_score', 'away_score', 'home_shoot_out', 'away_shoot_out'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(Object.values(found ?? {})).toEqual([0, 1, 1, 0]);
  });
});

test('statistics are checked as they are sent, and the form follows those of a colleague', async () => {
  const here = await startMatch();
  const page = await openScreen(site, orxan, here);
  await page.locator('summary', { hasText: matchPageText.statistics }).click();
  const input = (name: string, index: number) =>
    page.getByRole('group', { name, exact: true }).getByRole('textbox').nth(index);
  const write = page.getByRole('button', { name: consoleText.writeStatistics });
  await input(statisticText.shots, 0).fill('3');
  await input(statisticText.onTarget, 0).fill('4');
  await write.click();
  await page.getByText(problemText['match.onTarget']).waitFor();
  await input(statisticText.onTarget, 0).fill('2');
  await input(statisticText.possession, 1).fill('40');
  await write.click();
  await expect.poll(() => input(statisticText.possession, 0).inputValue()).toBe('60');
  expect(await page.getByText(problemText['match.onTarget']).count()).toBe(0);

  await input(statisticText.corners, 0).fill('5');
  await site.change(async (db) => {
    await writeLedger(db, here.split('/')[3] ?? '', [statisticsEvent({ shots: 9 }, { corners: 1 })]);
  });
  await expect.poll(() => input(statisticText.shots, 0).inputValue()).toBe('9');
  expect(await input(statisticText.corners, 1).inputValue()).toBe('1');
  expect(await input(statisticText.corners, 0).inputValue(), 'typed and not sent').toBe('5');
  // Where the head of the console covers no half of a button.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeProblems(page);
  await write.click();
  await page.getByText(`${matchPageText.statistics}: Zərbələr 9:–, Künc zərbələri 5:1`).first().waitFor();
});
