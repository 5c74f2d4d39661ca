import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { adminText, helpText, paletteText } from '#app/admin/text.ts';
import { helpTopics } from '#app/declarations.ts';
import { problemText } from '#app/text/problems.ts';
import { loginText, logoutText, secondFactorText, staffText } from '#features/accounts/text.ts';
import { articlesFeature } from '#features/articles/feature.ts';
import { articleListText, articleStatusText } from '#features/articles/text.ts';
import { dashboardScreenText } from '#features/dashboard/text.ts';
import { searchNamesText } from '#features/search/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { forbiddenText } from '#platform/text/pages.ts';
import { openPage, type PageOptions, untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

let admin: Actor;
let author: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    admin = await writeStaff(db, 'admin', { name: 'Leyla Həsənova', email: 'leyla@example.az' });
    author = await writeStaff(db, 'author', { name: 'Aysel Məmmədli', email: 'aysel@example.az' });
    await writeArticle(db, { title: 'Turun mərkəzi oyunu' });
    await writeArticle(db, { title: 'Təsdiq gözləyən yazı', status: 'pending' });
  },
});
afterAll(site.stop);

let addresses = 0;
/** A page with a client address of its own, so that one test's attempts do not count against another. */
const open = (options: PageOptions = {}) =>
  openPage(site, {
    ...options,
    prepare: (context) => context.setExtraHTTPHeaders({ 'X-Forwarded-For': `192.0.2.${++addresses}` }),
  });

async function signIn(page: Page, who: Actor, next = '/admin') {
  await page.goto(next);
  await page.getByLabel(loginText.email).fill(who.email);
  await page.getByLabel(loginText.password, { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: loginText.submit }).click();
  await page.getByText(loginText.success).waitFor();
  await page.waitForURL(`**${next}`);
}

test('a printed list has its articles, and neither menu nor buttons', async () => {
  const page = await openScreen(site, admin, '/admin/articles');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Turun mərkəzi oyunu').first().isVisible()).toBe(true);
  expect((await page.locator('main').boundingBox())?.width).toBeGreaterThan(1000);
  for (const one of await page.locator('nav, button').all()) expect(await one.isVisible()).toBe(false);
});

test('signing out without network reports the failure, and the screen stays', async () => {
  const page = await open({ viewport: 'desktop', expected: /ERR_INTERNET_DISCONNECTED/ });
  await signIn(page, author, '/admin/password');
  await untilHydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: logoutText.action }).locator('visible=true').first().click();
  await page.getByText(logoutText.error).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: logoutText.action }).locator('visible=true').first().click();
  await page.getByText(logoutText.success).waitFor();
});

const views = [
  { viewport: 'phone', javaScript: true },
  { viewport: 'desktop', javaScript: false },
] as const;

describe.each(views)('on a $viewport, scripts $javaScript', (view) => {
  test('somebody signs in, sees the dashboard, and signs out', async () => {
    const page = await open(view);
    await signIn(page, admin);
    await page.getByRole('heading', { level: 1, name: dashboardScreenText.title }).waitFor();
    await page.getByText('Turun mərkəzi oyunu').waitFor();
    if (view.viewport === 'phone') await page.locator('.admin-drawer > summary').click();
    await page.getByRole('button', { name: logoutText.action }).locator('visible=true').first().click();
    await page.getByText(logoutText.success).waitFor();
    await page.waitForURL('**/admin/login');
    await page.goto('/admin');
    expect(new URL(page.url()).pathname).toBe('/admin/login');
  });
});

test('a password can be pasted, is masked, and is shown on request', async () => {
  const page = await open();
  await page.goto('/admin/login');
  await untilHydrated(page);
  const email = page.getByLabel(loginText.email);
  const password = page.getByLabel(loginText.password, { exact: false }).first();
  await email.fill('uzun şifrə@example.az');
  await email.press('ControlOrMeta+a');
  await email.press('ControlOrMeta+c');
  await password.press('ControlOrMeta+v');
  expect(await password.inputValue()).toBe('uzun şifrə@example.az');
  expect(await password.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: loginText.showPassword }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: loginText.hidePassword }).click();
  expect(await password.getAttribute('type')).toBe('password');
});

test('a wrong password shows a toast, which disappears after five seconds', async () => {
  const page = await open({ expected: /401/ });
  await page.goto('/admin/login');
  await page.getByLabel(loginText.email).fill('leyla@example.az');
  await page.getByLabel(loginText.password, { exact: false }).first().fill('yanlış-şifrə');
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: loginText.submit }).click();
  expect((await sent).status()).toBe(401);
  const toast = page.locator('[data-toast="error"]');
  // Under the pointer its clock stands still.
  await toast.hover();
  expect(await toast.textContent()).toContain(problemText['login.wrong']);
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(40);
  const clock = await toast.evaluateHandle((element) => element.getAnimations()[0] as Animation);
  expect(await clock.evaluate(({ effect }) => effect?.getTiming().duration)).toBe(5000);
  await clock.evaluate((animation) => animation.finish());
  await toast.waitFor({ state: 'detached' });
});

test('a sign-in that cannot be sent says so, keeps what was typed, and can be repeated', async () => {
  const page = await open({ expected: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto('/admin/login');
  await untilHydrated(page);
  await page.getByLabel(loginText.email).fill(admin.email);
  await page.getByLabel(loginText.password, { exact: false }).first().fill(PASSWORD);
  const send = page.getByRole('button', { name: loginText.submit });
  await page.context().setOffline(true);
  await send.click();
  await page.locator('[data-toast="error"]', { hasText: 'Giriş xətası' }).waitFor();
  expect(await page.getByLabel(loginText.email).inputValue()).toBe(admin.email);
  await page.context().setOffline(false);
  await send.click();
  await page.waitForURL('**/admin');
});

test('a spinner is shown while the next screen is loading', async () => {
  const page = await openScreen(site, admin, '/admin');
  await untilHydrated(page);
  const spinner = page.locator('header').getByRole('status');
  expect(await spinner.count()).toBe(0);
  const answered = Promise.withResolvers<void>();
  await page.route('**/admin/users.data*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: adminText.menu }).getByText(staffText.title).click();
  await spinner.waitFor();
  answered.resolve();
  await page.waitForURL('**/admin/users');
  await spinner.waitFor({ state: 'detached' });
});

test('the command palette finds an article by its headline in any spelling', async () => {
  const page = await openScreen(site, admin, '/admin');
  await untilHydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('merkezi OYUN');
  const options = page.getByRole('option');
  await expect
    .poll(() => options.allTextContents())
    .toEqual([`Turun mərkəzi oyunu${articleStatusText.published}`]);
  await expectNoAxeProblems(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/articles/edit/*');
});

test('the command palette says when it could not search, and still finds screens', async () => {
  const page = await openScreen(site, admin, '/admin', { expected: /ERR_FAILED/ });
  await untilHydrated(page);
  await page.route('**/admin/find?*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('axtaris adlari');
  const palette = page.getByRole('dialog');
  await palette.getByText(paletteText.failed).waitFor();
  await palette.getByRole('option', { name: searchNamesText.title }).click();
  await page.waitForURL('**/admin/search/names');
});

test('the keyboard alone opens screens, the shortcuts and the account menu', async () => {
  const page = await openScreen(site, admin, '/admin');
  await untilHydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('ISTIFA');
  const options = page.getByRole('option');
  await expect.poll(() => options.allTextContents()).toEqual([`${staffText.title}g i`]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/users');
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: paletteText.shortcuts }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: paletteText.shortcuts }).waitFor({ state: 'detached' });
  // At once one after the other, as a hand does: the second may not be late.
  await Promise.all(['g', 'p'].map((key) => page.keyboard.press(key)));
  await page.waitForURL(/\/admin$/);
  // What had the keyboard is gone with its screen: it goes on in the new one, not at the top of the page.
  await page.locator('main:focus').waitFor();
  // The last command stands below the edge of the list until the arrow reaches it.
  await page.keyboard.press('Control+k');
  const last = page.getByRole('option').last();
  await last.waitFor();
  expect(await isSeenInList(last)).toBe(false);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => isSeenInList(last)).toBe(true);
  await page.keyboard.press('Escape');
  const account = page.locator('header details', { hasText: admin.email });
  await account.locator('summary').focus();
  await page.keyboard.press('Enter');
  await account.getByText(adminText.changePassword).waitFor();
  await page.keyboard.press('Escape');
  await account.getByText(adminText.changePassword).waitFor({ state: 'hidden' });
  await expect
    .poll(() => account.locator('summary').evaluate((one) => one === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Enter');
  await account.getByText(adminText.changePassword).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await account.getByText(adminText.changePassword).waitFor({ state: 'hidden' });
});

/** Whether an option of a list box is within what of the list can be seen. */
function isSeenInList(option: Locator): Promise<boolean> {
  return option.evaluate((one) => {
    const [own, list] = [one, one.closest('[role=listbox]') ?? one].map((box) => box.getBoundingClientRect());
    return (
      own !== undefined && list !== undefined && own.top >= list.top - 1 && own.bottom <= list.bottom + 1
    );
  });
}

test('the help of a screen opens over a form without losing typed text, or on the page of all topics', async () => {
  const page = await openScreen(site, author, '/admin/articles/create', { viewport: 'phone' });
  await untilHydrated(page);
  await page.locator('[name=title]').fill('Yarımçıq başlıq');
  await page.getByRole('link', { name: helpText.open }).click();
  const help = page.getByRole('dialog', { name: helpTopics.article.title });
  await help.getByText(helpTopics.article.points[0] ?? '').waitFor();
  await expectNoAxeProblems(page);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  expect(await page.locator('[name=title]').inputValue()).toBe('Yarımçıq başlıq');

  await page.goto('/admin/help');
  await page.getByRole('heading', { name: helpTopics.article.title }).waitFor();
  expect(await page.getByRole('heading', { name: helpTopics.users.title }).count()).toBe(0);
  await expectNoAxeProblems(page);
});

test('an author sees only the screens of authors, and is refused elsewhere', async () => {
  const page = await openScreen(site, author, '/admin');
  const menu = page.getByRole('navigation', { name: adminText.menu });
  await menu.getByText(articleListText.title, { exact: true }).waitFor();
  expect(await menu.getByText(staffText.title).count()).toBe(0);
  await page.goto('/admin/users');
  await page.getByRole('heading', { name: forbiddenText.title }).waitFor();
});

test('the menu counts what waits for an editor, and refreshes the count without a reload', async () => {
  const waiting = articlesFeature.screens['/admin/articles'].menu?.counter?.label;
  const page = await openScreen(site, admin, '/admin');
  await untilHydrated(page);
  const menu = page.getByRole('navigation', { name: adminText.menu });
  await menu.getByRole('link', { name: `${waiting}: 1` }).waitFor();
  await expectNoAxeProblems(page);
  await site.change(async (db) => {
    await writeArticle(db, { title: 'Daha biri gözləyir', status: 'pending' });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await menu.getByRole('link', { name: `${waiting}: 2` }).waitFor();
});

test('the setup of a second factor and the command palette are sound', async () => {
  const page = await openScreen(site, admin, '/admin/second-factor');
  await page.getByLabel(secondFactorText.confirmPassword).fill(PASSWORD);
  await page.getByRole('button', { name: secondFactorText.start }).click();
  await page.getByRole('img', { name: secondFactorText.qrLabel }).waitFor();
  await expectSoundPage(page);
  await page.getByRole('button', { name: paletteText.open }).click();
  await page.getByRole('option').first().waitFor();
  await expectSoundPage(page);
});
