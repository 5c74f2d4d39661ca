import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { articleFormText, draftText } from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, readLocalCopies, untilAutosaved } from '../../kit/content/article-form.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startSite } from '../../kit/site/site.ts';

let leyla: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    leyla = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    await writeCategory(db, 'football', 'Futbol');
  },
});
afterAll(site.stop);

const titleOf = (page: Page) => page.locator('[name="title"]');

async function readAutosavedTitle(articleId: string): Promise<string | null> {
  let title: string | null = null;
  await site.change(async (db) => {
    const row = await db
      .selectFrom('article_autosave')
      .select('fields')
      .where('article_id', '=', articleId)
      .executeTakeFirst();
    title = row?.fields ? (JSON.parse(row.fields) as { title: string }).title : null;
  });
  return title;
}

test('the first autosave after a save reaches the server', async () => {
  let id = '';
  await site.change(async (db) => {
    ({ id } = await writeOwnArticle(db, leyla, { title: 'Birinci', status: 'published' }));
  });
  const page = await openStaffPage(site, leyla);
  await page.goto(`/admin/articles/edit/${id}`);
  await editorOf(page);
  await titleOf(page).fill('İkinci');
  await page.keyboard.press('Control+s');
  await page.getByText(articleFormText.updated).first().waitFor();
  await titleOf(page).fill('Üçüncü');
  await untilAutosaved(page);
  expect(await readAutosavedTitle(id)).toBe('Üçüncü');
});

test('a new article that was saved with Ctrl+S is not offered as unsaved', async () => {
  const page = await openStaffPage(site, leyla);
  await page.goto('/admin/articles/create');
  await (await editorOf(page)).fill('Xəbərin mətni.');
  await titleOf(page).fill('Klaviatura ilə saxlanan');
  await page.locator('[name="excerpt"]').fill('Qısa məzmun.');
  await page.locator('[name="category"]').selectOption('football');
  await untilAutosaved(page);
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/admin/articles/edit/**');
  await expect.poll(() => readLocalCopies(page)).toBe('[]');
  await page.goto('/admin/articles/create');
  await editorOf(page);
  expect(await page.getByRole('button', { name: draftText.restore }).count()).toBe(0);
});

test('a text that nobody has changed keeps its HTML, so that readers do not see the article as revised', async () => {
  const content = '<p>Birinci.</p>\n<h2>Heyət</h2>\n<ul>\n<li>Bir<br />iki</li>\n</ul>';
  let id = '';
  await site.change(async (db) => {
    const fields = { title: 'Teqsiz', status: 'published', content } as const;
    ({ id } = await writeOwnArticle(db, leyla, fields));
  });
  const page = await openStaffPage(site, leyla);
  await page.goto(`/admin/articles/edit/${id}`);
  const editor = await editorOf(page);
  await editor.click();
  // The editor adds a paragraph after the list.
  await editor.locator('> ul + p').waitFor({ state: 'attached' });
  expect(await page.locator('[data-draft]').getAttribute('data-draft')).toBe('clean');
  await page.locator('[name="shortTitle"]').fill('Qısa');
  await page.keyboard.press('Control+s');
  await page.getByText(articleFormText.updated).first().waitFor();
  await site.change(async (db) => {
    const row = await db
      .selectFrom('article')
      .select(['content', 'short_title', 'revised_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ content, short_title: 'Qısa', revised_at: null });
  });
});
