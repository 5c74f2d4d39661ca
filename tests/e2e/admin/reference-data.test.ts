import { afterAll, expect, test } from 'vitest';
import { toastText } from '#app/text/toasts.ts';
import { stageText } from '#features/competitions/text.ts';
import { venueText } from '#features/venues/text.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { recordText } from '#platform/records/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { commonText, leaveText } from '#platform/text/common.ts';
import { untilHydrated } from '../../kit/browser/browser.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeCompetition, writeFixture, writeSeason } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
let stage = '';
let competition = '';
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor');
    const id = await writeSeason(db);
    await writeFixture(db, { teams: ['sabah', 'zire'], season_id: id });
    // The one stage of a season of the kit has its id.
    stage = `/admin/stages/${id}`;
    competition = `/admin/competitions/${await writeCompetition(db, 'apl')}`;
  },
});
afterAll(site.stop);

test('a stage keeps what was typed while its tie-breaks move and after a refusal', async () => {
  const page = await openScreen(site, editor, stage, { expected: /\b422\b/ });
  await untilHydrated(page);
  const win = page.getByLabel(stageText.win);
  const places = page.locator('input[name="zones.from"]');
  await win.fill('5');
  await places.first().fill('4');
  await page.getByRole('button', { name: stageText.down(stageText.tieBreak.goalDifference) }).click();
  await page.getByText(stageText.reordered).waitFor();
  await page.getByRole('button', { name: commonText.save, exact: true }).click();
  await page.getByText(problemSentence('season.zone')).waitFor();
  const values = await places.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  expect([await win.inputValue(), values]).toEqual(['5', ['4', '', '']]);

  await page.getByRole('link', { name: venueText.venues }).click();
  const question = page.getByRole('heading', { name: leaveText.title });
  await question.waitFor();
  await page.keyboard.press('Escape');
  // Nothing behind the dialog gets a key before it is closed.
  await question.waitFor({ state: 'hidden' });
  await places.first().fill('');
  // Enter saves: it does not press the first button of the chain.
  await win.press('Enter');
  await page.getByText(toastText['record.updated']).waitFor();
  expect(await page.locator('input[name=tieBreaks]').first().inputValue()).toBe('goalsFor');
  expect(await page.locator('input[name=version]').inputValue()).toBe('2');
});

test('a double click creates one venue', async () => {
  const page = await openScreen(site, editor, '/admin/venues');
  await untilHydrated(page);
  await page.getByText(venueText.createVenue).click();
  await page.locator('input[name=name]').fill('Yeni arena');
  await page.getByRole('button', { name: recordText.createSubmit }).dblclick();
  await page.getByRole('heading', { name: 'Yeni arena' }).waitFor();
  await page.goto('/admin/venues');
  expect(await page.getByRole('link', { name: 'Yeni arena' }).count()).toBe(1);
});

test.each([0, 1])('each of two forms on a page asks before its changes are lost: form %i', async (form) => {
  const page = await openScreen(site, editor, competition);
  await page.locator('main summary').first().click();
  await page.locator('input[name=name]').nth(form).fill('2031/32');
  await page.getByRole('link', { name: venueText.venues }).click();
  await page.getByRole('heading', { name: leaveText.title }).waitFor();
});
