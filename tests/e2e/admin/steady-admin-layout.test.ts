import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { articleFormText } from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { delayScripts, takeShifts } from '../../kit/browser/layout-shifts.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

/** Whoever was seen then counts as present for the whole test. */
const LATER = Date.now() + HOUR;

let admin: Actor;
let article: string;
let editors: Actor[];
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    admin = await writeStaff(db, 'admin');
    const names = ['Leyla Həsənova', 'Orxan Quliyev', 'Gülnarə Məmmədhüseynova', 'Ülviyyə Əliağazadə'];
    editors = await Promise.all(names.map((name) => writeStaff(db, 'editor', { name })));
    for (let n = 1; n <= 12; n += 1) {
      const { id } = await writeArticle(db, { title: `Xəbər ${n}`, status: n % 3 ? 'published' : 'draft' });
      article = id;
    }
  },
});
afterAll(site.stop);

const screens = [
  '/admin/articles',
  '/admin/articles/create',
  '/admin/articles/edit/:id',
  '/admin/media',
  '/admin/home',
];

test.each(screens)('%s shifts nothing while its scripts load', async (screen) => {
  const path = screen.replace(':id', article);
  for (const viewport of ['phone', 'desktop'] as const) {
    const page = await openStaffPage(site, admin, { viewport });
    const { byScripts } = await delayScripts(page, path);
    expect(byScripts.moved, viewport).toEqual([]);
    await page.close();
  }
});

test('writing begins in the upper half of a screen, and the menu of an admin fits it', async () => {
  const page = await openStaffPage(site, admin, { viewport: 'desktop' });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/admin/articles/create', `/admin/articles/edit/${article}`]) {
    await page.goto(path);
    const text = page.getByRole('textbox', { name: new RegExp(`^${articleFormText.field.content}`) });
    await expect.poll(async () => (await text.boundingBox())?.y ?? 900, { message: path }).toBeLessThan(450);
  }
  const menu = page.getByRole('complementary').first();
  const [height, shown] = await menu.evaluate((element) => [element.scrollHeight, element.clientHeight]);
  expect(height).toBe(shown);
});

test('the form of an article stays where it is when others open it and leave it', async () => {
  const told = (page: Page) => page.locator('[data-presence]').textContent();
  const open = (those: readonly Actor[]) =>
    site.change(async (db) => {
      await db.deleteFrom('article_presence').where('tab_key', '=', 'other').execute();
      for (const { id, name } of those)
        await db
          .insertInto('article_presence')
          .values({
            article_id: article,
            staff_id: id,
            tab_key: 'other',
            staff_name: name,
            last_seen_at: LATER,
          })
          .execute();
    });
  await open(editors.slice(0, 1));
  const pages: [viewport: string, page: Page][] = [];
  for (const viewport of ['phone', 'desktop'] as const) {
    const page = await openStaffPage(site, admin, { viewport });
    const { byScripts } = await delayScripts(page, `/admin/articles/edit/${article}`);
    await expect.poll(() => told(page)).toContain(editors[0]?.name);
    const byNews = await takeShifts(page);
    expect([...byScripts.moved, ...byNews.moved], viewport).toEqual([]);
    pages.push([viewport, page]);
  }
  // A form asks every eight seconds: both wait at the same time.
  await open(editors);
  for (const [, page] of pages) await expect.poll(() => told(page)).toContain(editors.at(-1)?.name);
  await open([]);
  for (const [, page] of pages) await expect.poll(() => told(page)).not.toContain(editors[0]?.name);
  for (const [viewport, page] of pages) expect((await takeShifts(page)).moved, viewport).toEqual([]);
});
