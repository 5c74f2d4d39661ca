import { afterAll, expect, test } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { articleFormText, similarText } from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf } from '../../kit/content/article-form.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

const title = 'Rəşad Sadıqov “Zirə”dən getdi';
const excerpt = 'Mütəxəssis baş məşqçi vəzifəsini tərk edib.';
let editor: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor');
    await writeArticle(db, { title, excerpt, now: Date.now() - HOUR });
  },
});
afterAll(site.stop);

test.each(['phone', 'desktop'] as const)(
  'a similar article is shown at the buttons of a %s',
  async (viewport) => {
    const page = await openStaffPage(site, editor, { viewport, expected: /409/ });
    await page.goto('/admin/articles/create');
    const text = await editorOf(page);
    await page.locator('[name="title"]').fill(`${title}, ${viewport}`);
    await page.locator('[name="excerpt"]').fill(excerpt);
    await text.fill('Yazdığım mətn qalır.');
    await page.locator('[name="category"]').selectOption('football');
    const publish = page.getByRole('button', { name: articleFormText.publish, exact: true });
    await publish.press('Enter');
    const warning = page.getByRole('alert', { name: similarText.title });
    await warning.getByText(similarText.again).waitFor();
    expect(await warning.evaluate((section) => section === document.activeElement)).toBe(true);
    await expectNoAxeProblems(page);
    const [article] = await Promise.all([
      page.waitForEvent('popup'),
      warning.getByRole('link', { name: title, exact: true }).click(),
    ]);
    await article.close();
    expect(await text.textContent()).toContain('Yazdığım mətn qalır.');
    await publish.click();
    await page.waitForURL('**/admin/articles');
  },
);

test('a slow double click does not publish past the warning', async () => {
  const page = await openStaffPage(site, editor, { expected: /409/ });
  await page.goto('/admin/articles/create');
  const text = await editorOf(page);
  await page.locator('[name="title"]').fill(`${title} bu gün`);
  await page.locator('[name="excerpt"]').fill(excerpt);
  await text.fill('Mətn.');
  await page.locator('[name="category"]').selectOption('football');
  const publish = page.getByRole('button', { name: articleFormText.publish, exact: true });
  await publish.click();
  const warning = page.getByRole('alert', { name: similarText.title });
  await warning.getByText(similarText.again).waitFor();
  await publish.dispatchEvent('click', { detail: 2 });
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe('/admin/articles/create');
});
