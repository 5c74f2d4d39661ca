import { afterAll, expect, test } from 'vitest';
import type { Actor } from '#platform/sessions/actor.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { liveColumnsAt, stateColumns, writeFixture } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
    const kickOff = { kick_off: Date.now(), updated_at: Date.now() };
    await writeFixture(db, { ...kickOff, ...stateColumns.live, id: 'derbi' });
    await writeFixture(db, { ...kickOff, id: 'sonra', teams: ['Zirə', 'Sabah'] });
  },
});
afterAll(site.stop);

test('the list of the match desk shows a goal and the kick-off of a match without a reload', async () => {
  const page = await openStaffPage(site, editor);
  const opened = page.waitForResponse('**/api/stream?*');
  await page.goto('/admin/matches');
  await opened;
  const row = (teams: string) => page.locator('li', { hasText: teams });
  expect(await row('Qarabağ – Neftçi').textContent()).toContain('0:0');
  const change = (id: string, columns: object) =>
    site.change(async (db) => {
      await db.updateTable('fixture').set(columns).where('id', '=', id).execute();
    });
  await change('derbi', { home_score: 1 });
  await expect.poll(() => row('Qarabağ – Neftçi').textContent()).toContain('1:0');
  await change('sonra', { ...liveColumnsAt(3), home_score: 0, away_score: 0 });
  await expect.poll(() => row('Zirə – Sabah').textContent()).toContain("Canlı, 3'");
});
