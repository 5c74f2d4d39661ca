import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { draftText, editorText, unsavedDraftsText } from '#az/text/admin/article-list.ts';
import { fallbackText } from '#az/text/site/article.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { openStaffPage } from '#tests/kit/browser/open-staff-page.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { editorOf, untilAutosaved } from '#tests/kit/content/article-form.ts';
import { writeCategory } from '#tests/kit/content/articles.ts';
import { pngOf } from '#tests/kit/content/media.ts';
import { startSite } from '#tests/kit/site/site.ts';

let leyla: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    leyla = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    await writeCategory(db, 'football', 'Futbol');
  },
});
afterAll(site.stop);

const CREATE = '/admin/articles/create';

/** Uploads a picture in the editor's dialog. It then stands at the cursor. */
async function insertPicture(page: Page, color: string): Promise<void> {
  const text = await editorOf(page);
  const before = await text.locator('figure img').count();
  await page.getByRole('button', { name: editorText.image, exact: true }).click();
  const file = { name: `${color.slice(1)}.png`, mimeType: 'image/png', buffer: await pngOf(color) };
  await page.locator('dialog[open] input[type=file]').setInputFiles(file);
  await expect.poll(() => text.locator('figure img').count()).toBe(before + 1);
}

test('a draft of one picture is saved, listed and offered back', async () => {
  const page = await openStaffPage(site, leyla);
  await page.goto(CREATE);
  await insertPicture(page, '#123456');
  await untilAutosaved(page);
  const next = await page.context().newPage();
  await page.close();
  await next.goto('/admin/articles');
  await next.getByRole('heading', { name: unsavedDraftsText.title }).waitFor();
  await next.getByRole('link', { name: fallbackText.title }).waitFor();
  await next.goto(CREATE);
  await next.getByRole('button', { name: draftText.restore }).click();
  await (await editorOf(next)).locator('figure img').waitFor();
});
