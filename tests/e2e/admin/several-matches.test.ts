import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { eventSentence, nightText } from '#features/matches/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { commonText } from '#platform/text/common.ts';
import { untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture, writeTeam } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
let derby = '';
let other = '';
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
    const started = Date.now() - 20 * MINUTE;
    derby = await writeFixture(db, { kick_off: started });
    other = await writeFixture(db, { kick_off: started + MINUTE, teams: ['Zirə', 'Sabah'] });
    await writeFixture(db, { kick_off: Date.now() + 10 * MINUTE, teams: ['Kəpəz', 'Turan'] });
    for (const id of [derby, other]) await writeLedger(db, id, [kickOff(started)]);
    for (const [team, name, shirt] of [
      ['Qarabağ', 'Abdellah Zubir', 10],
      ['Qarabağ', 'Marko Vukçeviç', 9],
      ['Sabah', 'Emin Mahmudov', 8],
    ] as const)
      await db
        .insertInto('player')
        .values({
          id: newId(),
          slug: `oyuncu-${shirt}`,
          name,
          sort_key: name,
          team_id: await writeTeam(db, team),
          shirt,
          version: 1,
        })
        .execute();
  },
});
afterAll(site.stop);

const card = (page: Page, teams: string) => page.locator('article', { hasText: teams });
const scoreOf = (page: Page, teams: string) => card(page, teams).locator('[data-score]').textContent();
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('goals of several matches are entered beside each other, and what is typed for one stays', async () => {
  const page = await openScreen(site, editor, '/admin/matches/live');
  await untilHydrated(page);
  const [first, second] = [card(page, 'Neftçi'), card(page, 'Sabah')];
  await first.getByRole('link', { name: nightText.goal('Qarabağ') }).click();
  await first.getByRole('combobox').first().pressSequentially('zub');
  await second.getByRole('link', { name: nightText.goal('Sabah') }).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect.poll(() => scoreOf(page, 'Sabah')).toBe('0:1');
  expect(await focusedText(page)).toBe(nightText.goal('Sabah'));
  await second.getByText('Emin Mahmudov').first().waitFor();
  expect(await first.getByRole('combobox').first().inputValue()).toBe('zub');
  await expectNoAxeProblems(page);
  await first.getByRole('combobox').first().press('Enter');
  await expect.poll(() => scoreOf(page, 'Neftçi')).toBe('1:0');
  await second.getByRole('link', { name: nightText.goal('Zirə') }).click();
  await second.getByRole('button', { name: commonText.close }).click();
  expect(await focusedText(page)).toBe(nightText.goal('Zirə'));

  // A colleague's goal comes with the stream.
  await site.change(async (db) => {
    await writeLedger(db, derby, [goal('away', 21, 'Keyta')]);
  });
  await expect.poll(() => scoreOf(page, 'Neftçi')).toBe('1:1');
  const third = card(page, 'Turan');
  await third.getByRole('button', { name: eventSentence.mark.kickOff }).dblclick();
  await expect.poll(() => scoreOf(page, 'Turan')).toBe('0:0');
  await expect
    .poll(() => third.getByRole('status').count(), { message: 'the second tap sends nothing' })
    .toBe(0);
  expect(await third.getByRole('combobox').count()).toBe(0);
  expect(await focusedText(page)).toBe(nightText.goal('Kəpəz'));
  expect(await third.locator('[aria-live="polite"]').textContent()).toContain(eventSentence.mark.kickOff);

  const phone = await openScreen(site, editor, '/admin/matches/live', {
    viewport: 'phone',
    colorScheme: 'dark',
  });
  await untilHydrated(phone);
  await card(phone, 'Sabah')
    .getByRole('link', { name: nightText.goal('Zirə') })
    .click();
  await expectNoAxeProblems(phone);
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
