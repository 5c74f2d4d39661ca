import { afterAll, expect, test } from 'vitest';
import { connectionText, createAdminText, diagnosticsText } from '#features/diagnostics/text.ts';
import { openPage, sharePage, untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

const site = await startSite({
  env: { NODE_ENV: 'development', DEMO: '0' },
  async fill(db) {
    await writeArticle(db, { title: 'Şəkilli', image: 'https://picsum.photos/800/600' });
    await writeArticle(db, { status: 'draft' });
  },
});
afterAll(site.stop);

const paths = ['/firebase-test', '/create-admin', '/check-articles', '/database', '/cleanup-images'];

const takePage = sharePage(site, { viewport: 'desktop' });

test.each(paths)('%s has no problem of layout or accessibility', async (path) => {
  const page = await takePage();
  await page.goto(path);
  await expectSoundPage(page);
});

test('the check page says that it is loading', async () => {
  const page = await openPage(site, { viewport: 'desktop' });
  await page.goto('/check-articles');
  await untilHydrated(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/check-articles.data*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const status = page.getByRole('status').filter({ hasText: diagnosticsText.loading });
  expect(await status.count()).toBe(0);
  await page.getByRole('link', { name: diagnosticsText.refresh }).click();
  await status.waitFor({ state: 'attached' });
  answered.resolve();
  await status.waitFor({ state: 'detached' });
});

test('an operator tests the connections, removes placeholder images and creates the first admin', async () => {
  const page = await openPage(site, { viewport: 'desktop' });
  await page.goto('/firebase-test');
  await page.getByRole('link', { name: diagnosticsText.rerun }).click();
  await page.getByText(connectionText.databaseDone).waitFor();

  await page.getByRole('link', { name: diagnosticsText.cleanup }).click();
  await page.getByRole('button', { name: diagnosticsText.cleanup }).click();
  await page.getByText(diagnosticsText.cleaned(1)).waitFor();

  const code = site.logged().flatMap((line) => /one-time code (\w{32}),/.exec(line)?.[1] ?? [])[0] ?? '';
  await page.getByRole('link', { name: diagnosticsText.createAdmin }).click();
  await page.getByLabel(createAdminText.code).fill(code);
  await page.getByLabel(createAdminText.name).fill('Leyla Həsənova');
  await page.getByLabel(createAdminText.email).fill('leyla@example.az');
  await page.getByRole('button', { name: createAdminText.submit }).click();
  await page.getByText(diagnosticsText.created, { exact: true }).waitFor();
  await expectNoAxeProblems(page);
  expect(await page.locator('code').textContent()).toMatch(/^\w{40}$/);
  await page.goto('/create-admin');
  await page.getByText(diagnosticsText.exists, { exact: true }).waitFor();
});
