import { afterAll, expect, test } from 'vitest';
import { toastText } from '#app/text/toasts.ts';
import {
  articleListText,
  deletedArticlesText,
  draftText,
  unsavedDraftsText,
} from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, untilAutosaved } from '../../kit/content/article-form.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startSite } from '../../kit/site/site.ts';

const LIST = '/admin/articles';
let editor: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    await writeCategory(db, 'chess', 'Şahmat');
    for (let n = 1; n <= 45; n += 1)
      await writeOwnArticle(db, editor, {
        title: `“Araz-Naxçıvan” – “Sumqayıt” qarşılaşması: ${n}-ci fakt`,
        status: n % 3 === 0 ? 'draft' : 'published',
        category: n === 7 ? 'chess' : 'football',
      });
  },
});
afterAll(site.stop);

test('search finds words in any spelling, filters are in the address, statuses are counted', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(LIST);
  expect(await page.getByRole('link', { name: `${articleListText.allStatuses} 45` }).count()).toBe(1);
  await page.getByRole('searchbox').fill('naxcivan 12-ci');
  await page.getByRole('button', { name: articleListText.apply }).click();
  await page.waitForURL('**/admin/articles?q=*');
  await page
    .getByRole('link', { name: /12-ci fakt/ })
    .first()
    .waitFor();
  await expect.poll(() => page.locator('input[name=id]').count()).toBe(1);
  await page.goto(`${LIST}?category=chess`);
  expect(await page.locator('input[name=id]').count()).toBe(1);
  await page.goto(`${LIST}?q=yoxdur`);
  await page.getByText(articleListText.nothingFound).waitFor();
});

test('hundreds of links on a screen cause no prefetch requests', async () => {
  const page = await openStaffPage(site, editor);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(LIST);
  expect(await page.locator('main a[href^="/admin/"]').count()).toBeGreaterThan(100);
  await page.getByRole('link', { name: articleListText.next }).click();
  await page.getByRole('link', { name: articleListText.first }).waitFor();
  expect(asked.filter((path) => path === '/__manifest')).toEqual([]);
});

test('pages follow one another without a gap', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(`${LIST}?sort=title`);
  const first = await page
    .locator('input[name=id]')
    .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  await page.getByRole('link', { name: articleListText.next }).click();
  await page.getByRole('link', { name: articleListText.first }).waitFor();
  const second = await page
    .locator('input[name=id]')
    .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  expect(new Set([...first, ...second]).size).toBe(45);
});

test('many articles are archived at once, and the change is undone', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(`${LIST}?status=published&sort=title`);
  for (const at of [0, 1, 2]) await page.locator('input[name=id]').nth(at).check();
  await page.getByText(articleListText.selected(3)).waitFor();
  await page.getByRole('button', { name: articleListText.bulkArchive }).click();
  await page.getByText(articleListText.done.archive(3)).waitFor();
  await page.getByRole('link', { name: /^Arxivdədir 3$/ }).waitFor();
  await page.getByRole('button', { name: articleListText.undo, exact: true }).click();
  await page.getByText(articleListText.undone, { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Arxivdədir 0$/ }).waitFor();
});

test('deleting many articles can be undone too; what cannot be undone is reported', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(`${LIST}?status=draft`);
  await page.locator('input[name=id]').first().check();
  await page.getByRole('button', { name: articleListText.bulkArchive }).click();
  await page.getByText(articleListText.skipped(1), { exact: true }).waitFor();
  await page.locator('input[name=id]').first().check();
  await page.getByRole('button', { name: articleListText.bulkDelete, exact: true }).click();
  await page.getByText(articleListText.done.delete(1)).waitFor();
  await page.getByRole('link', { name: /^Qaralama 14$/ }).waitFor();
  await page.getByRole('button', { name: articleListText.undo, exact: true }).click();
  await page.getByRole('link', { name: /^Qaralama 15$/ }).waitFor();
});

test.each([true, false])('a deleted article is restored from the bin, scripts %s', async (javaScript) => {
  const page = await openStaffPage(site, editor, { javaScript });
  await page.goto(`${LIST}?status=draft`);
  await page.locator('input[name=id]').first().check();
  await page.getByRole('button', { name: articleListText.bulkDelete, exact: true }).click();
  await page.getByText(articleListText.done.delete(1)).waitFor();
  await page.getByRole('link', { name: deletedArticlesText.open }).click();
  await page.getByRole('heading', { name: deletedArticlesText.title, level: 1 }).waitFor();
  if (javaScript) await expectNoAxeProblems(page);
  await page.getByRole('button', { name: /fakt” məqaləsini geri qaytar$/ }).click();
  await page.getByText(toastText['article.undeleted']).waitFor();
  await page.getByText(deletedArticlesText.empty).waitFor();
  await page.getByRole('link', { name: deletedArticlesText.back }).click();
  await page.getByRole('link', { name: /^Qaralama 15$/ }).waitFor();
});

test('without scripts an article is selected and moved to another category, and the change is undone', async () => {
  const page = await openStaffPage(site, editor, { javaScript: false });
  await page.goto(`${LIST}?status=draft`);
  await page.locator('input[name=id]').first().check();
  await page.locator('select[name=target]').selectOption('chess');
  await page.getByRole('button', { name: articleListText.bulkMove }).click();
  await page.getByText(articleListText.done.move(1)).waitFor();
  await page.getByRole('button', { name: articleListText.undo, exact: true }).click();
  await page.getByText(articleListText.undone, { exact: true }).waitFor();
});

test('a list with a selected article has no problem of layout or accessibility', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(LIST);
  // Stands there once scripts run.
  await page.getByText(articleListText.selectAll).waitFor();
  await page.locator('input[name=id]').first().check();
  await expectSoundPage(page);
});

test('another screen opens at its top, and going back restores the scroll position', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(LIST);
  await page.getByText(articleListText.selectAll).waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator('a[href^="/admin/articles/edit/"]').nth(20).click();
  await page.waitForURL('**/edit/**');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('an unsaved new article is offered above the list to its author, who continues it from there', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto('/admin/articles/create');
  await editorOf(page);
  await page.locator('[name="title"]').fill('Heç vaxt saxlanmamış');
  await untilAutosaved(page);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(LIST);
  const drafts = next.getByRole('region', { name: unsavedDraftsText.title });
  await expectNoAxeProblems(next);
  await drafts.getByRole('link', { name: 'Heç vaxt saxlanmamış' }).click();
  await next.getByText(draftText.restored).waitFor();
  await expect.poll(() => next.locator('[name="title"]').inputValue()).toBe('Heç vaxt saxlanmamış');
  await untilAutosaved(next);
  const last = await next.context().newPage();
  await next.close();
  await last.goto(LIST);
  const again = last.getByRole('region', { name: unsavedDraftsText.title });
  expect(await again.getByRole('listitem').count()).toBe(1);
  await again.getByRole('button', { name: unsavedDraftsText.removeOf('Heç vaxt saxlanmamış') }).click();
  await again.waitFor({ state: 'detached' });
  const other = await openStaffPage(site, editor);
  await other.goto(LIST);
  expect(await other.getByRole('region', { name: unsavedDraftsText.title }).count()).toBe(0);
});
