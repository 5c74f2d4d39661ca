import { afterAll, describe, expect, test } from 'vitest';
import { findArticleBySlug } from '#features/articles/rules/read/find-article-by-slug.ts';
import { searchText } from '#features/search/text.ts';
import { headerText } from '#platform/text/site.ts';
import { expectCombobox } from '#tests/kit/browser/expect-combobox.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { startSite } from '../../kit/site/site.ts';

describe('search', async () => {
  const site = await startSite({ demo: true });
  afterAll(site.stop);

  test.each([
    ['phone', true],
    ['desktop', false],
  ] as const)('from the header on a %s, script %s: find, narrow, read', async (viewport, javaScript) => {
    const page = await openPage(site, { viewport, javaScript });
    await page.goto('/');
    await page.locator('header summary').filter({ visible: true }).last().click();
    const box = page.locator('header input[name="q"]').filter({ visible: true });
    await box.fill('  qarabag ');
    await box.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe(searchText.heading('qarabag'));
    const marks = await page.locator('main mark').allTextContents();
    expect(marks.length).toBeGreaterThan(1);
    for (const mark of marks) expect(mark).toMatch(/^Qarabağ/i);
    const before = await page.locator('main article').count();
    await page.getByRole('navigation', { name: searchText.filterCategory }).getByRole('link').nth(1).click();
    await page.waitForURL(/category=/);
    const after = await page.locator('main article').count();
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
    const title = await page.locator('main article h2').first().textContent();
    await page.locator('main article h2 a').first().click();
    await page.waitForURL(/\/article\//);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  });

  test.each(['phone', 'desktop'] as const)(
    'suggests while one types, and the keyboard chooses, on a %s',
    async (viewport) => {
      const page = await openPage(site, { viewport });
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/search/suggest') asked.push(searchParams.get('q') ?? '');
      });
      await page.goto('/terms');
      expect(await page.locator('[role=listbox], [role=combobox]').count()).toBe(0);
      await page.getByLabel(headerText.openSearch).click();
      const box = page.locator('header').getByRole('combobox');
      // All letters within one pause of the typist, however slow the machine is: they ask once.
      await box.evaluate((field: HTMLInputElement) => {
        for (const letter of 'qarab') {
          field.value += letter;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
      const list = page.getByRole('listbox', { name: searchText.suggestions });
      await list.waitFor();
      expect(asked).toEqual(['qarab']);
      await expectCombobox(page, {
        field: box,
        list: searchText.suggestions,
        text: 'qarab',
        start: 'none',
        after: 'field',
        closes: true,
      });

      // The first Escape closes the list, the second one the box.
      await box.focus();
      await box.press('ArrowDown');
      await list.waitFor();
      await box.press('Escape');
      await box.press('Escape');
      await box.waitFor({ state: 'hidden' });

      await page.getByLabel(headerText.openSearch).click();
      await box.fill('qarabağ');
      await list.waitFor();
      await box.press('ArrowDown');
      await box.press('Enter');
      await page.waitForURL('**/komanda/qarabag');
    },
  );

  test('shows the suggestions for the last text only, and Enter alone searches what is typed', async () => {
    const page = await openPage(site);
    const { promise: isLate, resolve: answerLate } = Promise.withResolvers<void>();
    await page.route('**/search/suggest?q=qara', async (route) => {
      await isLate;
      await route.fulfill({ json: [{ label: 'Gecikmiş', kind: '', address: '/' }] }).catch(() => {});
    });
    await page.goto('/search');
    const box = page.locator('main input[name="q"]');
    const late = page.waitForRequest('**/search/suggest?q=qara');
    await box.fill('qara');
    await late;
    await box.fill('neft');
    const options = page.getByRole('option');
    await options.first().waitFor();
    answerLate();
    expect(await options.first().textContent()).toContain('Neftçi');
    await box.fill('   ');
    await options.first().waitFor({ state: 'detached' });
    await box.fill(' qarabağ ');
    await options.first().waitFor();
    await box.press('Enter');
    await page.waitForURL(`**/search?q=${encodeURIComponent('qarabağ')}`);
    await page.locator('main input[name="q"]').fill('sabah');
    await options.filter({ hasText: searchText.kind.team }).first().tap();
    await page.waitForURL('**/komanda/sabah');
  });

  test('has no problem of layout or accessibility in all its states', async () => {
    const page = await openPage(site, { viewport: 'desktop' });
    for (const path of [
      '/search',
      '/search?q=%20',
      '/search?q=qarabag',
      '/search?q=qarabag+neftci',
      '/search?q=premyer+liqa',
      '/search?q=qraabag',
      '/search?q=derbi+penalti+liverpul',
      '/search?q=bele-sey-yoxdur-zzz',
    ]) {
      await page.goto(path);
      await expectSoundPage(page);
    }
  });

  test('the light version conforms to WCAG and loads nothing else', async () => {
    const page = await openPage(site, {
      // A browser without a window calls itself a robot, and robots count for nothing.
      prepare: (context) =>
        context.setExtraHTTPHeaders({ 'User-Agent': 'Mozilla/5.0 (Android 16) Chrome/150.0' }),
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['/?lite=1', '/live-scores?lite=1', '/todays-games?lite=1', '/category/all?lite=1']) {
      asked.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(asked).toEqual([site.url + path]);
      await expectNoAxeProblems(page);
    }
    await page.getByRole('link', { name: 'GettoSport' }).first().click();
    await page.waitForURL(`${site.url}/?lite=1`);

    // A click on the front page and an opening count as they do on full pages.
    const link = page.locator('main a[href^="/article/"]').first();
    const address = String(await link.getAttribute('href'));
    const slug = new URL(address, site.url).pathname.split('/').at(-1) as string;
    const countViews = async () => {
      let views = 0;
      await site.change(async (db) => {
        views = (await findArticleBySlug(db, { slug }))?.views ?? 0;
      });
      return views;
    };
    const views = await countViews();
    asked.length = 0;
    await link.click();
    await page.waitForURL(site.url + address);
    await expect.poll(countViews).toBe(views + 2);
    const count = `${site.url}/api/page-views`;
    expect([...asked].sort()).toEqual([count, count, site.url + address].sort());
    await expectNoAxeProblems(page);
  });
});
