import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { consoleText } from '#features/matches/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture, writeSeason, writeTeam } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
let fixture = '';
let article = '';

const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor');
    const season_id = await writeSeason(db);
    const started = Date.now() - 20 * MINUTE;
    fixture = await writeFixture(db, { season_id, kick_off: started });
    await writeLedger(db, fixture, [kickOff(started)]);
    // The numbers of both teams are known, so the console need not ask whose number it is.
    for (const [name, team, shirt] of [
      ['Zubir', 'Qarabağ', 7],
      ['Elvin', 'Neftçi', 9],
    ] as const) {
      const key = name.toLowerCase();
      const team_id = await writeTeam(db, team);
      await db
        .insertInto('player')
        .values({ id: key, slug: key, name, sort_key: key, team_id, shirt, version: 1 })
        .execute();
    }
    const content = `<p>Mətn</p><div data-match-card="${fixture}"></div><div data-league-table="${season_id}"></div>`;
    article = `/article/${(await writeArticle(db, { content })).slug}`;
  },
});
afterAll(() => site.stop());

/** Opens a reader's page and waits until its stream is open. */
async function openReader(path: string): Promise<Page> {
  const page = await openPage(site);
  const opened = page.waitForResponse('**/api/stream?*');
  await page.goto(path);
  await opened;
  return page;
}

test('a goal at the match desk reaches two readers, and the VAR takes it back everywhere', async () => {
  const [onMatch, onArticle] = [
    await openReader(`/oyun/${fixture}-qarabag-neftci`),
    await openReader(article),
  ];
  const operator = await openScreen(site, editor, `/admin/matches/${fixture}/console`);
  const matchText = () => onMatch.locator('main').innerText();
  const cardScore = () => onArticle.locator('main [data-match] [data-home-score]').first().textContent();
  const points = () => onArticle.locator('.league-table tbody tr').first().locator('td').last().innerText();
  expect([await cardScore(), await points()]).toEqual(['0', '1']);

  for (const key of ['g', '7', 'Enter']) await operator.keyboard.press(key);
  await operator.getByText(consoleText.sent, { exact: true }).waitFor();
  await expect.poll(cardScore).toBe('1');
  await expect.poll(matchText).toContain('Zubir');
  await expect.poll(points).toBe('3');

  await operator.locator('summary', { hasText: 'Zubir' }).first().click();
  await operator.getByRole('link', { name: consoleText.panel.cancelGoal }).first().click();
  await operator.getByRole('button', { name: consoleText.write }).click();
  await expect.poll(cardScore).toBe('0');
  await expect.poll(points).toBe('1');
  await expect.poll(matchText).toMatch(/VAR/);
  expect(await onArticle.locator('main').innerText()).not.toContain('Zubir');
});
