import { afterAll, describe, expect, test } from 'vitest';
import { publicApiText } from '#features/public-api/text.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

describe('the page of the public API', async () => {
  const site = await startSite({
    async fill(db) {
      await writeArticle(db, { title: 'Birinci xəbər' });
      await writeArticle(db, { title: 'İkinci xəbər', category: 'chess' });
    },
  });
  afterAll(site.stop);

  test('shows answers below the forms, and errors too', async () => {
    const page = await openPage(site, { viewport: 'phone' });
    await page.goto('/api/v1');
    // The script of the forms is a part of its own. Before it has come, they open the JSON.
    await page.locator('[data-api][data-hydrated]').waitFor();
    const articles = page.locator('#articles');
    const tryIt = () => articles.getByRole('button', { name: publicApiText.try }).click();
    await articles.getByLabel('category').fill('chess');
    await tryIt();
    await expect.poll(() => articles.locator('pre').textContent()).toContain('"title": "İkinci xəbər"');
    expect(await articles.locator('pre').textContent()).not.toContain('Birinci');
    expect(await articles.getByRole('status').textContent()).toContain('200');
    const one = page.locator('#article');
    await one.getByLabel('slug').fill('birinci-xeber');
    await one.getByRole('button', { name: publicApiText.try }).click();
    await expect.poll(() => one.locator('pre').textContent()).toContain('"title": "Birinci xəbər"');
    await expectNoAxeProblems(page);
  });

  test('opens the JSON itself without scripts', async () => {
    // Chromium ends the transition from a page to a JSON document with an error of its own.
    const page = await openPage(site, { viewport: 'phone', javaScript: false, reducedMotion: 'reduce' });
    await page.goto('/api/v1');
    const articles = page.locator('#articles');
    await articles.getByLabel('limit').fill('1');
    await articles.getByRole('button', { name: publicApiText.try }).click();
    expect(page.url()).toContain('limit=1');
    const { data } = JSON.parse((await page.locator('pre').textContent()) ?? '');
    expect(data).toHaveLength(1);
  });
});
