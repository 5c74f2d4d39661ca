import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import type { LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import { consoleText, eventSentence } from '#features/matches/text.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { goal, periodMark, writeLedger } from '../../kit/content/ledgers.ts';
import { startConsoleSite, untilEntriesSent } from '../../kit/site/console-site.ts';

const { site, orxan, startMatch } = await startConsoleSite();
afterAll(site.stop);

/** Writes what a colleague enters at the console with this address. */
const enterAt = (path: string, event: LedgerEvent) =>
  site.change(async (db) => {
    await writeLedger(db, path.split('/').at(-2) ?? '', [event]);
  });

test('the mark of a colleague puts no other mark under the finger, and is not written twice', async () => {
  const path = await startMatch();
  const page = await openScreen(site, orxan, path);
  await page.keyboard.press('k');
  const dialog = page.getByRole('dialog');
  const whistle = dialog.getByRole('button', { name: eventSentence.mark.halfTime });
  await whistle.waitFor();
  await enterAt(path, periodMark('halfTime'));
  await page.getByText(eventSentence.mark.halfTime).nth(1).waitFor();
  expect(await dialog.getByRole('button', { name: eventSentence.mark.secondHalf }).count()).toBe(0);
  await whistle.click();
  await dialog.getByText(problemText['match.markTwice']).waitFor();
  // The form that is opened again has the next one.
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await dialog.getByRole('button', { name: eventSentence.mark.secondHalf }).waitFor();
});

test('a goal that is corrected to the other team loses the assist of the first one', async () => {
  const path = await startMatch();
  const scored = goal('home', 12, 'Abdellah Zubir');
  const assist = { id: null, name: 'Marko Vukçeviç' };
  await enterAt(path, { ...scored, assist });
  const page = await openScreen(site, orxan, path);
  await page.getByText('Qol ötürməsi: Marko Vukçeviç').first().waitFor();
  const entered = page.getByRole('listitem').filter({ hasText: 'Vukçeviç' });
  await entered.locator('summary').click();
  await entered.getByRole('link', { name: consoleText.panel.edit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: consoleText.player }).fill('Mahmudov');
  expect(await dialog.getByRole('combobox', { name: consoleText.assist }).inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Qol: Neftçi, Emin Mahmudov' }).click();
  await page.getByText('QOL! “Neftçi” – Emin Mahmudov. Hesab: 0:1').first().waitFor();
  await untilEntriesSent(page);
  expect(await page.getByText('Emin Mahmudov. Qol ötürməsi').count()).toBe(0);
});

test('on a phone the message at a field is not behind the button, and the field has the focus', async () => {
  const page = await openScreen(site, orxan, await startMatch(), { viewport: 'phone' });
  await page.getByRole('region', { name: 'Neftçi' }).getByRole('link', { name: /^Qol/ }).click();
  const dialog = page.getByRole('dialog');
  const minute = dialog.getByLabel(consoleText.minute);
  await minute.fill('450');
  await dialog.getByRole('button', { name: /^Qol: Neftçi/ }).click();
  const message = dialog.getByText(problemText['match.minute']);
  await expect.poll(() => minute.evaluate((field) => field === document.activeElement)).toBe(true);
  const isOnTop = () =>
    message.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  await expect.poll(isOnTop).toBe(true);
});
