import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import {
  articleEditorText,
  articleFormText,
  fieldNames,
  templates,
  templateText,
} from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf } from '../../kit/content/article-form.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startSite } from '../../kit/site/site.ts';

let leyla: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    leyla = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
  },
});
afterAll(site.stop);

const input = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Writes a draft and opens its form. */
async function openOwnArticle(title: string) {
  let id = '';
  await site.change(async (db) => {
    ({ id } = await writeOwnArticle(db, leyla, { title }));
  });
  const page = await openStaffPage(site, leyla);
  await page.goto(`/admin/articles/edit/${id}`);
  await editorOf(page);
  return { page, id };
}

test('a template fills an empty form, can be undone, and cannot be published with its placeholders', async () => {
  const page = await openStaffPage(site, leyla, { expected: /422/ });
  await page.goto('/admin/articles/create');
  await editorOf(page);
  await press(page, templates.transfer.name);
  expect(await input(page, 'title').inputValue()).toBe(templates.transfer.title);
  expect(await input(page, 'category').inputValue()).toBe('transfers');
  await (await editorOf(page)).getByRole('heading', { name: 'Keçidin şərtləri' }).waitFor();
  await expectNoAxeProblems(page);
  await press(page, articleFormText.publish);
  for (const code of ['title.placeholder', 'excerpt.placeholder', 'content.placeholder'] as const)
    await page.getByText(problemText[code]).waitFor();
  await press(page, templateText.undo);
  expect(await input(page, 'title').inputValue()).toBe('');
  const text = await editorOf(page);
  await expect.poll(async () => (await text.textContent())?.trim()).toBe('');
});

test('a template asks before it replaces typed text, which can be restored', async () => {
  const page = await openStaffPage(site, leyla, { viewport: 'phone', colorScheme: 'dark' });
  await page.goto('/admin/articles/create');
  await editorOf(page);
  await input(page, 'title').fill('Öz başlığım');
  await press(page, templates.report.name);
  const dialog = page.getByRole('dialog', { name: templateText.askTitle });
  await dialog.getByText(templateText.ask(fieldNames.title)).waitFor();
  await expectNoAxeProblems(page);
  await dialog.getByRole('button', { name: templateText.fillEmpty }).click();
  expect(await input(page, 'title').inputValue()).toBe('Öz başlığım');
  expect(await input(page, 'excerpt').inputValue()).toBe(templates.report.excerpt);
  await press(page, templates.report.name);
  await dialog.getByRole('button', { name: templateText.replace }).click();
  expect(await input(page, 'title').inputValue()).toBe(templates.report.title);
  await press(page, templateText.undo);
  expect(await input(page, 'title').inputValue()).toBe('Öz başlığım');
  await press(page, templateText.undo);
  expect(await input(page, 'title').inputValue()).toBe(templates.report.title);
});

test('without scripts an address and a button apply a template, and no typed text is lost', async () => {
  const page = await openStaffPage(site, leyla, { javaScript: false });
  await page.goto('/admin/articles/create?template=interview');
  expect(await input(page, 'title').inputValue()).toBe(templates.interview.title);
  expect(await input(page, 'content').inputValue()).toBe(templates.interview.content);
  expect(await input(page, 'category').inputValue()).toBe('interviews');
  await page.goto('/admin/articles/create');
  await input(page, 'title').fill('Öz başlığım');
  await press(page, templates.preview.name);
  expect(await input(page, 'title').inputValue()).toBe('Öz başlığım');
  expect(await input(page, 'content').inputValue()).toBe(templates.preview.content);
});

test('the buttons stay visible with a text of any length, and do not cover the picture', async () => {
  const page = await openStaffPage(site, leyla);
  await page.goto('/admin/articles/create');
  const text = await editorOf(page);
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await text.fill('');
    await page.evaluate(() => scrollTo(0, 0));
    const publish = page.getByRole('button', { name: articleFormText.publish, exact: true });
    const bottomOf = (name: string) =>
      page.locator(name).evaluate((one) => one.getBoundingClientRect().bottom);
    expect((await publish.boundingBox())?.y).toBeLessThan(height - 44);
    await text.fill('Uzun mətn. '.repeat(1200));
    expect((await publish.boundingBox())?.y).toBeLessThan(height - 44);
    // The picture stands beside the text, however long it is. On a phone it stands below, one press away.
    await page.evaluate(() => scrollTo(0, 0));
    if (width < 1000) {
      await page
        .locator('[data-action-bar]')
        .getByRole('link', { name: articleFormText.field.image })
        .click();
    }
    await expect.poll(() => bottomOf('section:has(> input[name="image"])')).toBeLessThan(height * 1.5);
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll('form *')].filter(
          (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
        ).length,
    );
    expect(hidden).toBe(0);
    // What is typed at the end of it stays above the bar.
    await text.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Son sətir');
    const bar = await page.locator('[data-action-bar]').evaluate((one) => one.getBoundingClientRect().top);
    await expect
      .poll(() =>
        text
          .locator('p')
          .last()
          .evaluate((one) => one.getBoundingClientRect().bottom),
      )
      .toBeLessThanOrEqual(bar);
  }
});

test('the slug field shows the stored slug after a save', async () => {
  const { page } = await openOwnArticle('Ünvanı dəyişən');
  await page.getByText(articleEditorText.seoCard).click();
  const version = input(page, 'baseVersion');
  const before = await version.inputValue();
  await input(page, 'slug').fill('Yeni Ünvan 2:1');
  await page.keyboard.press('Control+s');
  await expect.poll(() => version.inputValue()).not.toBe(before);
  await expect.poll(() => input(page, 'slug').inputValue()).toBe('yeni-unvan-21');
  // Saved again it is no change any more; an emptied field gets the address back that stands.
  const saved = await version.inputValue();
  await input(page, 'slug').fill('');
  await input(page, 'excerpt').fill('Başqa qısa məzmun.');
  await page.keyboard.press('Control+s');
  await expect.poll(() => version.inputValue()).not.toBe(saved);
  await expect.poll(() => input(page, 'slug').inputValue()).toBe('yeni-unvan-21');
  // Also where that is the only change, which makes no new version.
  await input(page, 'slug').fill('');
  await page.keyboard.press('Control+s');
  await expect.poll(() => input(page, 'slug').inputValue()).toBe('yeni-unvan-21');
});

test('Ctrl+S during a save saves the text that was typed since', async () => {
  const { page, id } = await openOwnArticle('İki dəfə saxlanan');
  const storedExcerpt = async () => {
    let stored: { excerpt: string } | undefined;
    await site.change(async (db) => {
      stored = await db.selectFrom('article').select('excerpt').where('id', '=', id).executeTakeFirst();
    });
    return stored?.excerpt;
  };
  // The save itself is slow, then only the reading of the page after it.
  for (const method of ['POST', 'GET']) {
    const { promise: isRunning, resolve: run } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/edit\/.*\.data/, async (route) => {
      if (route.request().method() === method) {
        run();
        await isHeld;
      }
      await route.continue();
    });
    await input(page, 'excerpt').fill(`Birinci, ${method}.`);
    await page.keyboard.press('Control+s');
    await isRunning;
    await input(page, 'excerpt').fill(`İkinci, ${method}.`);
    await page.keyboard.press('Control+s');
    release();
    await expect.poll(storedExcerpt).toBe(`İkinci, ${method}.`);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
