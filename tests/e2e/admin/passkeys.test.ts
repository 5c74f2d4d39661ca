import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { toastText } from '#app/text/toasts.ts';
import { disableStaff } from '#features/accounts/rules/change-staff.ts';
import { loginText, passkeyText, secondFactorText, signInAgainText } from '#features/accounts/text.ts';
import { dashboardScreenText } from '#features/dashboard/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { secondFactorSetting } from '#platform/sessions/is-second-factor-required.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { PASSWORD, writeSession, writeStaff } from '../../kit/content/accounts.ts';
import { editorOf } from '../../kit/content/article-form.ts';
import { NOON, newId } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

let admin: Actor;
let editor: Actor;
const site = await startSite({
  host: 'localhost',
  async fill(db) {
    admin = await writeStaff(db, 'admin', { email: 'leyla@example.az' });
    editor = await writeStaff(db, 'editor', { email: 'orxan@example.az' });
  },
});
afterAll(site.stop);
// A passkey belongs to a name, never to the number of a machine.
const home = site.url.replace('127.0.0.1', 'localhost');

/** A page on a device with a finger reader; `verifies` false: somebody else's finger. */
async function openDevice(options: { viewport?: 'phone' | 'desktop'; expected?: RegExp } = {}) {
  const page = await openPage(site, options);
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setFinger = (isUserVerified: boolean) =>
    device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { page, setFinger };
}

async function signIn(page: Page, who: Actor) {
  await page.goto(`${home}/admin/login`);
  await page.getByLabel(loginText.email).fill(who.email);
  await page.getByLabel(loginText.password, { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: loginText.submit, exact: true }).click();
  await page.waitForURL('**/admin');
}

async function addPasskey(page: Page, name: string) {
  await page.goto(`${home}/admin/passkeys`);
  await page.getByLabel(passkeyText.name).fill(name);
  await page.getByLabel(secondFactorText.confirmPassword).last().fill(PASSWORD);
  await page.getByRole('button', { name: passkeyText.add }).click();
  await page.getByRole('heading', { name }).waitFor();
}

/** A session of the admin in another browser. */
const openElsewhere = () => site.change((db) => writeSession(db, { id: 'elsewhere', staffId: admin.id }));
async function isOpenElsewhere(): Promise<boolean> {
  let found: unknown;
  await site.change(async (db) => {
    const session = db.selectFrom('staff_session').select('id').where('id', '=', 'elsewhere');
    found = await session.executeTakeFirst();
  });
  return found !== undefined;
}

test('a passkey is created, signs in without a password, counts as the second factor of admins, and is removed', async () => {
  const { page } = await openDevice({ viewport: 'desktop', expected: /422/ });
  await signIn(page, admin);
  await openElsewhere();
  await addPasskey(page, 'İş noutbuku');
  await page.getByText(toastText['passkey.added']).waitFor();
  expect(await isOpenElsewhere()).toBe(false);
  await expectNoAxeProblems(page);
  await site.change(async (db) => {
    const row = { value: 'true', version: 1, updated_at: NOON, updated_by: null };
    await db
      .insertInto('setting')
      .values({ key: secondFactorSetting, ...row })
      .execute();
  });
  // Begun by a password alone, this session now owes a second factor.
  await page.goto(`${home}/admin`);
  await page.waitForURL('**/admin/second-factor');

  await page.context().clearCookies();
  await page.goto(`${home}/admin/login?next=/admin/users`);
  await page.getByRole('button', { name: passkeyText.signIn }).click();
  await page.waitForURL('**/admin/users');
  await page.getByText(loginText.success).waitFor();

  await page.goto(`${home}/admin/passkeys`);
  await page.getByText(passkeyText.remove).first().click();
  await page.getByLabel(secondFactorText.confirmPassword).first().fill('yanlış-şifrə');
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: passkeyText.remove }).click();
  expect((await refused).status()).toBe(422);
  await page.getByText(problemText['password.wrong']).waitFor();
  await page.getByLabel(secondFactorText.confirmPassword).first().fill(PASSWORD);
  await openElsewhere();
  await page.getByRole('button', { name: passkeyText.remove }).click();
  await page.getByText(passkeyText.empty).waitFor();
  expect(await isOpenElsewhere()).toBe(false);
  await site.change(async (db) => {
    const lines = await db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject_id', '=', admin.id)
      .execute();
    const signIns = lines.filter(({ action }) => action === 'staff.signIn');
    expect(signIns.some(({ after }) => after?.includes('"passkey"'))).toBe(true);
    const others = lines.filter(({ action }) => action !== 'staff.signIn');
    expect(others.map(({ action }) => action).sort()).toEqual(['staff.passkeyAdd', 'staff.passkeyRemove']);
    await db.deleteFrom('setting').execute();
  });
});

test('a passkey signs in over a form whose session has ended, and the save continues', async () => {
  const { page } = await openDevice({ viewport: 'desktop', expected: /401|422/ });
  await signIn(page, admin);
  await addPasskey(page, 'Redaksiya');
  await page.goto(`${home}/admin/articles/create`);
  await editorOf(page);
  await site.change(async (db) => {
    await db.deleteFrom('staff_session').execute();
  });
  await page.locator('[name="title"]').fill('Açarla davam edən');
  await page.keyboard.press('Control+s');
  const again = page.getByRole('dialog', { name: signInAgainText.title });
  await again.getByRole('button', { name: passkeyText.signIn }).click();
  await again.waitFor({ state: 'hidden' });
  // The save went on: the form says what is still missing.
  await page.getByText(problemText['excerpt.required']).waitFor();
  expect(await page.locator('[name="title"]').inputValue()).toBe('Açarla davam edən');
});

test('a passkey without user verification and one of a disabled account are refused', async () => {
  const { page, setFinger } = await openDevice({ expected: /40[13]/ });
  await signIn(page, editor);
  await addPasskey(page, 'Telefon');
  await page.context().clearCookies();
  await page.goto(`${home}/admin/login`);
  const button = page.getByRole('button', { name: passkeyText.signIn });
  await setFinger(false);
  const asked = page.waitForResponse((response) => response.url().includes('/admin/login/passkey'));
  await button.click();
  await asked;
  // The device refuses by itself, and the page stays.
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/admin/login');
  await setFinger(true);
  const change = { actor: admin, id: editor.id, adminEmail: null, now: NOON, newId };
  await site.change((db) => disableStaff(db, { ...change, reason: 'getdi' }));
  await page.reload();
  await button.click();
  await page.locator('[data-toast="error"]', { hasText: problemText['passkey.failed'] }).waitFor();
  await page.goto(`${home}/admin`);
  expect(new URL(page.url()).pathname).toBe('/admin/login');
});

test('without scripts somebody signs in with the password', async () => {
  const page = await openPage(site, { javaScript: false });
  await page.goto(`${home}/admin/login`);
  expect(await page.getByRole('button', { name: passkeyText.signIn }).count()).toBe(0);
  await signIn(page, admin);
  await page.getByRole('heading', { level: 1, name: dashboardScreenText.title }).waitFor();
});
