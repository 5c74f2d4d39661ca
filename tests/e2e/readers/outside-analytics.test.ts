import { afterAll, expect, test } from 'vitest';
import { cookieText } from '#features/analytics/text.ts';
import { openPage, type PageOptions } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

const SCRIPT = 'https://stats.example/s.js';
const site = await startSite({
  env: { ANALYTICS_SCRIPT: `${SCRIPT}#data-id=7` },
  fill: async (db) => void (await writeArticle(db, { title: 'Turun oyunu' })),
});
afterAll(site.stop);

/** A page whose outside script answers so; says what was asked of its host, and what the page warned of. */
async function open(answer: { status: number; body: string }, options: PageOptions = {}) {
  const asked: string[] = [];
  const page = await openPage(site, options);
  await page.route('https://stats.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ ...answer, contentType: 'text/javascript' });
  });
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  return { page, asked, warned };
}

const works = { status: 200, body: `document.body.dataset.counted = document.currentScript.dataset.id` };

test('readers are asked once, and the script runs only after consent', async () => {
  const { page, asked } = await open(works);
  await page.goto('/');
  const box = page.getByRole('region', { name: cookieText.title });
  await box.waitFor();
  await expectNoAxeProblems(page);
  expect(asked).toEqual([]);
  await box.getByRole('link', { name: cookieText.change[1] }).click();
  await page.waitForURL('**/privacy');
  await box.waitFor();
  await box.getByRole('button', { name: cookieText.accept }).click();
  await page.locator('body[data-counted="7"]').waitFor();
  expect(asked).toEqual([SCRIPT]);
  await page.goto('/article/turun-oyunu');
  await page.locator('body[data-counted="7"]').waitFor();
  expect(await box.count()).toBe(0);
});

test('a refusal is remembered, and can be changed on the privacy page', async () => {
  const { page, asked } = await open(works, { viewport: 'desktop', colorScheme: 'dark' });
  await page.goto('/');
  await page.getByRole('button', { name: cookieText.reject }).click();
  await page.goto('/privacy');
  await page.getByRole('button', { name: cookieText.title }).click();
  expect(asked).toEqual([]);
  await expectNoAxeProblems(page);
  await page.getByRole('button', { name: cookieText.accept }).click();
  await page.locator('body[data-counted]').waitFor();
  await page.getByRole('button', { name: cookieText.title }).click();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: cookieText.reject }).click();
  await again;
  await page.getByRole('button', { name: cookieText.title }).waitFor();
  expect(await page.locator('body[data-counted]').count()).toBe(0);
});

test('a browser with Global Privacy Control is neither asked nor counted', async () => {
  const { page, asked } = await open(works, {
    async prepare(context) {
      await context.addInitScript(() => {
        localStorage.setItem('analytics', 'yes');
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
    },
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await page.locator('#cookie-choice').count()).toBe(0);
});

test('a script that fails is logged, analytics stays off, and everything else works', async () => {
  const failing = { status: 404, body: '' };
  const { page, asked, warned } = await open(failing, { expected: /\(https:\/\/stats\.example\// });
  const reported = page.waitForRequest('**/api/analytics-failures');
  await page.goto('/');
  await page.getByRole('button', { name: cookieText.accept }).click();
  await reported;
  await expect.poll(() => warned).toContain(`Analytics is off: ${SCRIPT} did not load`);
  await page.goto('/article/turun-oyunu');
  await page.getByRole('heading', { level: 1, name: 'Turun oyunu' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([SCRIPT]);
  await expect.poll(() => site.takeProblems().join()).toContain('The analytics script did not load');
});
