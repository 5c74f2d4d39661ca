import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { toastText } from '#app/text/toasts.ts';
import { auditText } from '#features/audit/text.ts';
import { categoriesText } from '#features/categories/text.ts';
import { settingsText } from '#features/settings/text.ts';
import { tagsText } from '#features/tags/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { leaveText } from '#platform/text/common.ts';
import { openPage, untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

let admin: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    admin = await writeStaff(db, 'admin', { name: 'Leyla Həsənova', email: 'leyla@example.az' });
    await writeArticle(db, { title: 'Turun oyunu', tags: ['Qarabağ', 'Neftçi'] });
    await writeArticle(db, { title: 'Basket', category: 'basketball' });
    await writeArticle(db, { title: 'Şahmat turniri', category: 'chess', tags: ['Qarabağ'] });
  },
});
afterAll(site.stop);

const firstNames = (page: Page) =>
  page.locator('ol > li a').evaluateAll((links) => links.slice(0, 3).map((link) => link.textContent));

test('categories are ordered by arrows and by dragging', async () => {
  const page = await openScreen(site, admin, '/admin/categories');
  await page.locator('ol > li').nth(2).waitFor();
  const [first, second, third] = await firstNames(page);
  await page.getByRole('button', { name: categoriesText.down(first ?? '') }).click();
  await page.getByText(toastText['category.ordered']).first().waitFor();
  await expect.poll(() => firstNames(page)).toEqual([second, first, third]);
  await untilHydrated(page);
  const rows = page.locator('ol > li');
  // Shown at once, and kept when the server has answered.
  const kept = page.waitForResponse((response) => response.request().method() === 'POST');
  await rows.nth(2).dragTo(rows.nth(0));
  await kept;
  await expect.poll(() => firstNames(page)).toEqual([third, second, first]);
  await page.reload();
  await untilHydrated(page);
  expect(await firstNames(page)).toEqual([third, second, first]);
  // By keys alone: what has come to the end keeps its place under the hand.
  const up = page.getByRole('button', { name: categoriesText.up(second ?? '') });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => firstNames(page)).toEqual([second, third, first]);
  await page.keyboard.press('Enter');
  expect(await up.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await firstNames(page)).toEqual([second, third, first]);
});

test('a category is made without scripts, and a taken one refused', async () => {
  const page = await openScreen(site, admin, '/admin/categories', { viewport: 'phone', javaScript: false });
  for (const said of [toastText['category.created'], problemText['category.exists']]) {
    if (await page.getByLabel(categoriesText.name, { exact: false }).first().isHidden())
      await page.getByText(categoriesText.create, { exact: true }).click();
    await page.getByLabel(categoriesText.name, { exact: false }).first().fill('Plaj futbolu');
    await page.getByRole('button', { name: categoriesText.createSubmit }).click();
    // What is refused is said above the form and at its field.
    await page.getByText(said).first().waitFor();
  }
});

test('a taken name of a tag leads to the merge', async () => {
  const page = await openScreen(site, admin, '/admin/tags', { expected: /\b409\b/ });
  await page.getByRole('link', { name: 'Neftçi' }).click();
  await page.getByLabel(tagsText.name, { exact: false }).first().fill('qarabağ');
  await page.getByRole('button', { name: tagsText.rename }).click();
  await page.getByText(tagsText.existsHint).waitFor();
  expect(await page.getByLabel(tagsText.mergeInto, { exact: false }).inputValue()).toBe('qarabağ');
  await page.getByRole('button', { name: tagsText.mergeSubmit }).click();
  await page.getByText(toastText['tag.merged']).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Qarabağ' }).waitFor();
});

test('what stands unsaved in a form is asked about before the screen is left', async () => {
  const page = await openScreen(site, admin, '/admin/settings');
  const name = page.getByLabel(settingsText.siteName);
  const before = await name.inputValue();
  const toTags = page.getByRole('navigation').getByRole('link', { name: tagsText.title });
  const question = page.getByRole('dialog').getByText(leaveText.unsaved);
  await name.fill('Yarımçıq ad');
  await toTags.click();
  await question.waitFor();
  await expectNoAxeProblems(page);
  await page.getByRole('button', { name: leaveText.stay }).click();
  expect(await name.inputValue()).toBe('Yarımçıq ad');
  await toTags.click();
  await page.getByRole('button', { name: leaveText.leave, exact: true }).click();
  await page.waitForURL('**/admin/tags');
  // What is typed before the scripts come counts, too; written back, there is nothing to ask about.
  const scripts = /\.js$/;
  let runScripts = () => {};
  const typed = new Promise<void>((resolve) => {
    runScripts = resolve;
  });
  await page.route(scripts, async (route) => {
    await typed;
    await route.fallback();
  });
  await page.goto('/admin/settings', { waitUntil: 'commit' });
  await name.fill('Başqa');
  runScripts();
  await untilHydrated(page);
  await toTags.click();
  await question.waitFor();
  await page.getByRole('button', { name: leaveText.stay }).click();
  // An empty text is filled in by the Delete key, which goes where the focus is: the closing window moves it.
  await question.waitFor({ state: 'hidden' });
  await name.fill(before);
  await toTags.click();
  await page.waitForURL('**/admin/tags', { waitUntil: 'commit' });
});

test('settings that have changed meanwhile are shown above the form before it saves over them', async () => {
  const page = await openScreen(site, admin, '/admin/settings', { expected: /\b409\b/ });
  const colleague = await openScreen(site, admin, '/admin/settings');
  const save = { name: settingsText.save };
  await colleague.getByLabel(settingsText.phone).fill('+994 50 111 11 11');
  await colleague.getByRole('button', save).click();
  await colleague.getByText(toastText['settings.saved']).waitFor();
  await page.getByLabel(settingsText.phone).fill('222222');
  await page.getByRole('button', save).click();
  const conflict = page.getByRole('alert').filter({ hasText: problemText['record.conflict'] });
  await conflict.getByText('+994 50 111 11 11').waitFor();
  await expect
    .poll(() => conflict.evaluate((notice) => notice.getBoundingClientRect().top))
    .toBeGreaterThan(0);
  await expectNoAxeProblems(page);
  expect(await page.getByLabel(settingsText.phone).inputValue()).toBe('222222');
  await page.getByRole('button', save).click();
  await page.getByText(toastText['settings.saved']).waitFor();
  expect(await page.getByLabel(settingsText.phone).inputValue()).toBe('222222');
  expect(await conflict.count()).toBe(0);
});

test('settings are saved, checked, and stand in the journal', async () => {
  const page = await openScreen(site, admin, '/admin/settings', { expected: /\b422\b/ });
  await page.getByLabel(settingsText.siteName).fill('Yeni Adlı Qəzet');
  await page.getByLabel(settingsText.social.telegram).fill('t.me/qezet');
  await page.getByRole('button', { name: settingsText.save }).click();
  await page.getByText(settingsText.fixErrors).waitFor();
  expect(await page.getByLabel(settingsText.siteName).inputValue()).toBe('Yeni Adlı Qəzet');
  await page.getByLabel(settingsText.social.telegram).fill('https://t.me/qezet');
  await page.getByRole('button', { name: settingsText.save }).click();
  await page.getByText(toastText['settings.saved']).waitFor();
  await page.getByText('Son dəyişiklik: Leyla Həsənova').first().waitFor();
  await page.goto('/admin/audit');
  await page.getByRole('cell', { name: 'Parametrlər dəyişdirildi' }).first().waitFor();
  await page.getByLabel(auditText.who).selectOption({ label: auditText.system });
  await page.getByRole('button', { name: auditText.show }).click();
  await page.getByRole('link', { name: auditText.clear }).waitFor();
  const reader = await openPage(site, { viewport: 'desktop' });
  await reader.goto('/');
  await reader.locator('header').getByText('Yeni Adlı Qəzet').first().waitFor();
});
