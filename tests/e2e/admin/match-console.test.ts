import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { consoleText } from '#az/text/admin/match-console.ts';
import { problemText } from '#az/text/problems.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { untilHydrated } from '#tests/kit/browser/browser.ts';
import { expectNoAxeProblems } from '#tests/kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '#tests/kit/browser/open-staff-page.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { MINUTE, newId } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeTeam } from '#tests/kit/content/matches.ts';
import { startSite } from '#tests/kit/site/site.ts';

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
    ] as const;
    for (const [team, name, shirt] of players) {
      const team_id = await writeTeam(db, team);
      const slug = `oyuncu-${shirt}`;
      await db
        .insertInto('player')
        .values({ id: newId(), slug, name, sort_key: name, team_id, shirt, version: 1 })
        .execute();
    }
  },
});
afterAll(site.stop);

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

test('forms that are sent within one frame do not close the next one', async () => {
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

test('one thumb on a phone: large buttons in the lower half, nothing too wide', async () => {
  const page = await openScreen(site, orxan, path, { viewport: 'phone', colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoAxeProblems(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  const goal = page.getByRole('link', { name: /^Qol/ });
  const box = await goal.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  expect(box?.y).toBeGreaterThan(370);
  await goal.click();
  await expectNoAxeProblems(page);
  await page.keyboard.type('9');
  await page.getByRole('option', { name: 'Marko Vukçeviç' }).click();
  const before = await score(page);
  await page.getByRole('button', { name: consoleText.write }).click();
  await expect.poll(() => score(page)).not.toBe(before);
});
