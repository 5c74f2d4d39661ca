import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import {
  articleFormText,
  draftText,
  editorText,
  fallbackText,
  unsavedDraftsText,
} from '#features/articles/text.ts';
import { mediaText } from '#features/media/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, untilAutosaved } from '../../kit/content/article-form.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { pngOf } from '../../kit/content/media.ts';
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

test('the texts of a picture that are typed without a network are saved when it is back', async () => {
  const page = await openStaffPage(site, leyla, { expected: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto(CREATE);
  await editorOf(page);
  const file = { name: 'şəbəkəsiz.png', mimeType: 'image/png', buffer: await pngOf('#501235') };
  await page.locator('input[name="file"]').setInputFiles(file);
  await page.locator('[name="credit"]').waitFor();
  await page.context().setOffline(true);
  await page.locator('[name="credit"]').fill('Foto: AFFA');
  await page.getByText(problemText['server.failed']).waitFor();
  await page.context().setOffline(false);
  await page.getByText(mediaText.saved, { exact: true }).waitFor();
  expect(await page.getByText(problemText['server.failed']).count()).toBe(0);
});

test('a restored picture keeps its texts, also the last words before a reload, and can be published', async () => {
  const page = await openStaffPage(site, leyla);
  await page.goto(CREATE);
  await (await editorOf(page)).fill('Xəbərin mətni.');
  await page.locator('[name="title"]').fill('Şəkilli qaralama');
  await page.locator('[name="excerpt"]').fill('Qısa məzmun.');
  await page.locator('[name="category"]').selectOption('football');
  const file = { name: 'baş.png', mimeType: 'image/png', buffer: await pngOf('#501234') };
  await page.locator('input[name="file"]').setInputFiles(file);
  await page.locator('[name="caption"]').fill('Bakı, dünən');
  await untilAutosaved(page);
  await page.locator('[name="credit"]').fill('Foto: AFFA');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: draftText.restore }).click();
  const credit = page.locator('[name="credit"]');
  await credit.waitFor();
  expect(await credit.inputValue()).toBe('Foto: AFFA');
  expect(await page.locator('[name="caption"]').inputValue()).toBe('Bakı, dünən');
  await page.locator('[name="alt"]').fill('Qol anı');
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).click();
  await page.getByText(articleFormText.success.published).waitFor();
  const html = await (await site.fetch('/article/sekilli-qaralama')).text();
  for (const words of ['alt="Qol anı"', 'Foto: AFFA', 'Bakı, dünən']) expect(html).toContain(words);
});

test('a photo report: every picture is described, moved, replaced and captioned, by keyboard and mouse', async () => {
  const page = await openStaffPage(site, leyla, { expected: /422/ });
  await page.goto(CREATE);
  const text = await editorOf(page);
  await page.locator('[name="title"]').fill('Oyundan kadrlar');
  await page.locator('[name="excerpt"]').fill('Foto reportaj.');
  await page.locator('[name="category"]').selectOption('football');
  for (const color of ['#100000', '#200000', '#300000']) await insertPicture(page, color);
  const publish = page.getByRole('button', { name: articleFormText.publish, exact: true });
  await publish.click();
  await page.getByText(problemText['content.altRequired']).waitFor();
  // The error leads to the first picture without a description.
  const alts = text.getByLabel(mediaText.alt);
  await expect.poll(() => alts.first().evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Birinci kadr');
  await alts.nth(1).fill('İkinci kadr');
  await text.getByLabel(mediaText.decorative).nth(2).check();
  await expectNoAxeProblems(page);

  // A press on the picture brings its tools; the caption is written without deleting it.
  await text.locator('figure img').nth(1).click();
  await page.keyboard.type('Qapıçı ');
  await page.keyboard.type('topu tutur');
  await page.getByRole('button', { name: editorText.pictureUp }).click();
  const order = () => alts.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  await expect.poll(order).toEqual(['İkinci kadr', 'Birinci kadr', '']);
  const sources = () =>
    text.locator('figure img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const before = await sources();
  await page.getByRole('button', { name: editorText.replacePicture }).click();
  const file = {
    name: 'yeni.webp',
    mimeType: 'image/webp',
    buffer: await sharp(await pngOf('#400000'))
      .webp()
      .toBuffer(),
  };
  await page.locator('dialog[open] input[type=file]').setInputFiles(file);
  await expect.poll(sources).not.toEqual(before);
  expect((await sources()).slice(1)).toEqual(before.slice(1));
  await alts.first().fill('Yeni kadr');
  await publish.click();
  await page.getByText(articleFormText.success.published).waitFor();

  const html = await (await site.fetch('/article/oyundan-kadrlar')).text();
  const body = html.slice(html.indexOf('article-text'));
  expect([...body.matchAll(/<img[^>]* alt="([^"]*)"/g)].slice(0, 3).map(([, alt]) => alt)).toEqual([
    'Yeni kadr',
    'Birinci kadr',
    '',
  ]);
  expect(body).toContain('Qapıçı topu tutur');
});
