import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { mediaText } from '#features/media/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { sharePage, untilHydrated } from '../../kit/browser/browser.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { shareStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { findScreenIds } from '../../kit/site/find-screen-ids.ts';
import { startSite } from '../../kit/site/site.ts';

let admin: Actor;
let ids: Record<string, string> = {};
const site = await startSite({ demo: true, env: { TRUST_PROXY: '1' } });
afterAll(site.stop);
await site.change(async (db) => {
  admin = await writeStaff(db, 'admin', { name: 'Leyla Həsənova' });
  ids = await findScreenIds(db, admin);
  const long = 'uzun'.repeat(20);
  await db.updateTable('article').set({ title: long, author: long }).execute();
  for (const table of ['team', 'competition', 'category'] as const)
    await db
      .updateTable(table)
      .set(({ ref }) => ({ name: sql`${long} || ${ref('id')}` }))
      .execute();
  const gone = await writeArticle(db, { title: long, author: long, tags: [long.slice(0, 60)] });
  await deleteArticle(db, { actor: admin, id: gone.id, now: Date.now(), newId });
  const row = `<tr>${'<td>Qarabağ</td>'.repeat(8)}</tr>`;
  const wide = await writeArticle(db, {
    category: 'football',
    content: `<p>${long}</p><table>${row.repeat(2)}</table>`,
  });
  for (const path of Object.keys(ids).filter((path) => path.startsWith('/admin/articles/')))
    ids[path] = wide.id;
});

const takeStaffPage = shareStaffPage(site, () => admin);
const takePage = sharePage(site, { viewport: 'desktop' });

/** What a screen needs to show its form. */
const QUERIES: Record<string, string> = { '/admin/reset-password': '?token=a' };

const pages = screens.filter(({ kind, path }) => kind === 'page' && path.startsWith('/admin'));

test.each(pages)('$path answers, and has no problem of layout or accessibility', async ({ path, role }) => {
  const page = await (role === undefined ? takePage() : takeStaffPage());
  const address = path.replace(/[:*]\w*/, ids[path] ?? 'bele-sey-yoxdur');
  const answer = await page.goto(address + (QUERIES[path] ?? ''));
  expect(answer?.status()).toBe(/[:*]/.test(path) && ids[path] === undefined ? 404 : 200);
  await untilHydrated(page);
  // Parts of the screen, not the menus of its rows.
  for (const part of await page.locator('main summary:not(li *, tr *)').all()) await part.click();
  await expectSoundPage(page);
});

test.each(['/admin/analytics', '/admin/audit', '/admin/users/:id'])(
  'the fields and buttons of a row of %s stand on one line',
  async (path) => {
    const page = await takeStaffPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path.replace(':id', ids[path] ?? ''));
    const controls = page.locator('main form :is(input[type=text], select, button)');
    const tops = await controls.evaluateAll((boxes) =>
      boxes
        .map((box) => box.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top }) => top),
    );
    const others = (top: number) => tops.filter((other) => other > top && other < top + 40);
    expect(tops.length).toBeGreaterThan(1);
    expect(tops.flatMap(others)).toEqual([]);
  },
);

test('the editor breaks no word of a wide table on a phone', async () => {
  const page = await takeStaffPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/articles/edit/${ids['/admin/articles/edit/:id']}`);
  const cells = page.locator('.editor-text td p');
  await cells.first().waitFor();
  const lines = await cells.evaluateAll((texts) =>
    texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect([...new Set(lines)]).toEqual([1]);
});

test('a picture of the library has its place before it arrives', async () => {
  const page = await takeStaffPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/full-*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/admin/media/${ids['/admin/media/:id']}`, { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('button', { name: mediaText.focalPoint, includeHidden: true });
  const before = await box.boundingBox();
  release();
  const picture = box.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(before?.height).toBeGreaterThan(100);
  expect(await box.boundingBox()).toEqual(before);
});
