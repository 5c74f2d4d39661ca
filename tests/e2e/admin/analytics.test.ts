import { afterAll, expect, test } from 'vitest';
import { recordPageViews } from '#features/analytics/rules/page-views/record-page-views.ts';
import { analyticsText, dashboardText } from '#features/analytics/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { openStaffPage, shareStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { type ReadArticles, writeReadFigures } from '../../kit/site/read-figures.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
let written: ReadArticles;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor');
    written = await writeReadFigures(db, { author: await writeStaff(db, 'author'), now: Date.now() });
  },
});
afterAll(site.stop);

const takePage = shareStaffPage(site, () => editor);

test.each(['/admin', '/admin/analytics', 'article'])(
  'axe finds nothing on %s, in both themes',
  async (path) => {
    const page = await takePage();
    await page.goto(path === 'article' ? `/admin/analytics/articles/${written.a.id}` : path);
    await expectNoAxeProblems(page);
    await page.locator('summary', { hasText: analyticsText.table }).click();
    await expectSoundPage(page);
  },
);

test('the dashboard refreshes its numbers by itself', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto('/admin');
  const live = page.locator('dl > div', { hasText: dashboardText.live });
  await live.getByText('4', { exact: true }).waitFor();
  await untilHydrated(page);
  await site.change(async (db) => {
    const opening = { slug: written.b.slug, source: 'direct', device: 'phone' } as const;
    await recordPageViews(db, { pageViews: [{ ...opening, reader: '5' }], now: Date.now() });
  });
  // As coming back to the tab does; otherwise it asks every 15 seconds.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await live.getByText('5', { exact: true }).waitFor();
});

test('an editor picks a range, reads the numbers of a bar, and follows an article', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto('/admin');
  await page.getByRole('link', { name: dashboardText.toAnalytics }).click();
  await page.getByRole('heading', { level: 1, name: analyticsText.title }).waitFor();
  await page.getByRole('link', { name: analyticsText.days7, exact: true }).click();
  await page.locator('[aria-current]', { hasText: analyticsText.days7 }).waitFor();
  await page.getByLabel(analyticsText.by).selectOption('week');
  await page.getByRole('button', { name: analyticsText.show }).click();
  await page.waitForURL(/by=week/);
  const bars = page.locator('figure').first().locator('svg rect.fill-transparent');
  // The address is a moment ahead of the bars: seven days lie in one week or two.
  await expect.poll(() => bars.count()).toBeLessThan(7);
  await bars.last().hover();
  await expect.poll(() => page.locator('figcaption').first().textContent()).toMatch(/\d{4}: \d/);
  await page.getByRole('link', { name: 'Xəbər A' }).click();
  await page.getByRole('heading', { level: 1, name: 'Xəbər A' }).waitFor();
  await page.getByRole('link', { name: analyticsText.backToAll }).click();
  await page.waitForURL(/\/admin\/analytics\?.*by=week/);
});
