import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { consoleText, eventSentence, matchPageText, statisticText } from '#features/matches/text.ts';
import { untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { newId } from '../../kit/content/articles.ts';
import {
  correctEvent,
  goal,
  periodMark,
  recordEvent,
  statisticsEvent,
  writeLedger,
} from '../../kit/content/ledgers.ts';
import {
  consoleScore as score,
  startConsoleSite,
  untilEntriesSent as untilSent,
} from '../../kit/site/console-site.ts';

const { site, orxan, aysel, startMatch } = await startConsoleSite();
const path = await startMatch();
afterAll(site.stop);

const clock = async (page: Page) => (await page.locator('[data-clock]').textContent())?.split(' ')[0];

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

  // The form that an address opens waits for the network too.
  await page.goto(`${site.url}${path}?panel=yellow&team=away`);
  await untilHydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: consoleText.player }).fill('hac');
  await page.keyboard.press('Enter');
  await page.getByText(consoleText.offline(1)).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Sarı vərəqə: “Neftçi” – Rəhman Hacıyev').first().waitFor();
  await untilSent(page);
  expect(new URL(page.url()).search).toBe('');

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
  await second.getByRole('button', { name: consoleText.questions['match.goalTwice'].no }).click();
  await untilSent(second);
  expect(await score(second)).toBe(await score(first));
});

test('a correction of what a colleague has corrected too waits with both until the operator decides', async () => {
  const here = await startMatch();
  const eventId = newId();
  const at = { actor: orxan, fixtureId: here.split('/')[3] ?? '', now: Date.now(), newId };
  await site.change(async (db) => {
    await recordEvent(db, { ...at, id: eventId, event: goal('home', 10) });
  });
  const page = await openScreen(site, aysel, here, { expected: /409/ });
  await page.locator('summary', { hasText: 'Orxan Quliyev' }).click();
  await page.getByRole('link', { name: consoleText.panel.edit }).click();
  const minute = page.getByRole('dialog').getByRole('textbox', { name: consoleText.minute });
  await minute.fill('12');
  await site.change(async (db) => {
    await correctEvent(db, { ...at, id: newId(), eventId, event: goal('home', 13) });
  });
  await page.getByText("13' QOL!").first().waitFor();
  await minute.press('Enter');
  await page.getByText(problemText['match.eventChanged']).waitFor();
  await page.getByText(consoleText.now("13' QOL!")).waitFor();
  await page.getByRole('button', { name: consoleText.writeMine }).click();
  await page.getByText("12' QOL!").first().waitFor();
  await untilSent(page);
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
