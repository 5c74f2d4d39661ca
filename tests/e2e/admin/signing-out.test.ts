import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { toastText } from '#app/text/toasts.ts';
import { logoutText, signInAgainText } from '#features/accounts/text.ts';
import { draftText } from '#features/articles/text.ts';
import { settingsText } from '#features/settings/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { leaveText } from '#platform/text/common.ts';
import { untilHydrated } from '../../kit/browser/browser.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, readLocalCopies } from '../../kit/content/article-form.ts';
import { startSite } from '../../kit/site/site.ts';

let admin: Actor;
let leyla: Actor;
let kamran: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    admin = await writeStaff(db, 'admin');
    leyla = await writeStaff(db, 'editor');
    kamran = await writeStaff(db, 'editor');
  },
});
afterAll(site.stop);

/** What the browser still has: an object of the document, and the front page in its cache, as it was sent to somebody signed in. */
const listRemains = (page: Page) =>
  page.evaluate(async () => {
    const cached = await fetch('/', { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
    return [...('ofThisDocument' in globalThis ? ['memory'] : []), ...(cached?.ok ? ['cache'] : [])];
  });
const fillBrowser = (page: Page) =>
  page.evaluate(async () => {
    Object.assign(globalThis, { ofThisDocument: true });
    await (await fetch('/', { cache: 'reload' })).text();
  });

test('signing out drops memory and stored answers, and keeps unsaved articles for their writer alone', async () => {
  // An autosave or a check of the spelling can be due between the end of the session and the new document. It is refused.
  const expected = /ERR_CACHE_MISS|\/admin\/articles\/(draft|spelling)\b/;
  const page = await openScreen(site, leyla, '/admin/articles/create', { expected });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await editorOf(page);
  await page.locator('[name="title"]').fill('Saxlanmamış xəbər');
  await expect.poll(() => readLocalCopies(page)).toContain('Saxlanmamış xəbər');
  await fillBrowser(page);
  expect(await listRemains(page)).toEqual(['memory', 'cache']);

  await page.getByRole('button', { name: logoutText.action }).locator('visible=true').first().click();
  await page.getByRole('button', { name: leaveText.leave, exact: true }).click();
  await page.getByText(logoutText.success).waitFor();
  expect(asked).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/admin/login');
  expect(await listRemains(page)).toEqual([]);

  const restore = page.getByRole('button', { name: draftText.restore });
  for (const [who, offered] of [
    [kamran, 0],
    [leyla, 1],
  ] as const) {
    await page.request.post('/admin/login', {
      form: { email: who.email, password: PASSWORD },
      headers: { Origin: site.url },
    });
    await page.goto('/admin/articles/create');
    await editorOf(page);
    if (offered > 0) await restore.waitFor();
    expect(await restore.count()).toBe(offered);
  }
});

test('signing out by the commands does the same', async () => {
  // A search of what is typed can be due when the session ends. It is refused.
  const page = await openScreen(site, kamran, '/admin', { expected: /ERR_CACHE_MISS|\/admin\/find\b/ });
  await fillBrowser(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(logoutText.action);
  await page.getByRole('option', { name: logoutText.action }).click();
  await page.getByText(logoutText.success).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/login');
  expect(await listRemains(page)).toEqual([]);
});

/** The tab that leaves makes the others check their session a second time. The answer to that check arrives after the release. */
async function holdSecondCheck(tab: Page) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  let checks = 0;
  await tab.route('**/admin/session', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    checks += 1;
    if (checks !== 2) return route.continue();
    const response = await route.fetch();
    asked.resolve();
    await released.promise;
    await route.fulfill({ response });
    delivered.resolve();
  });
  return {
    asked: asked.promise,
    release() {
      released.resolve();
      return delivered.promise;
    },
  };
}

test('signing out closes the screens of other tabs, and asks to sign in over one with unsaved changes', async () => {
  const page = await openScreen(site, admin, '/admin');
  const open = async (path: string) => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    await untilHydrated(tab);
    return tab;
  };
  const list = await open('/admin/articles');
  const form = await open('/admin/settings');
  await form.getByLabel(settingsText.siteName).fill('Yeni ad');
  const late = await holdSecondCheck(form);
  await page.bringToFront();
  await page.getByRole('button', { name: logoutText.action }).locator('visible=true').first().click();
  await page.getByText(logoutText.success).waitFor();

  await list.waitForURL('**/admin/login*');
  await late.asked;
  const dialog = form.getByRole('dialog', { name: signInAgainText.title });
  await dialog.locator('[name="password"]').fill(PASSWORD);
  await form.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await late.release();
  await form.getByRole('button', { name: settingsText.save }).click();
  await form.getByText(toastText['settings.saved']).waitFor();
  expect(await form.getByLabel(settingsText.siteName).inputValue()).toBe('Yeni ad');
});
