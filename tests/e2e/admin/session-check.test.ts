import { afterAll, expect, test } from 'vitest';
import { toastText } from '#app/text/toasts.ts';
import { signInAgainText } from '#features/accounts/text.ts';
import { breakingText } from '#features/breaking-news/text.ts';
import { settingsText } from '#features/settings/text.ts';
import { tagsText } from '#features/tags/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

let admin: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    admin = await writeStaff(db, 'admin');
    await writeArticle(db, { title: 'Kubokda sürpriz', tags: ['Neftçi'] });
  },
});
afterAll(site.stop);

const endSessions = () =>
  site.change(async (db) => {
    await db.deleteFrom('staff_session').execute();
  });

test('a form that is sent after the end of the session stays, and is sent after signing in over it', async () => {
  const page = await openScreen(site, admin, '/admin/settings');
  const name = page.getByLabel(settingsText.siteName);
  const save = page.getByRole('button', { name: settingsText.save });
  const dialog = page.getByRole('dialog', { name: signInAgainText.title });
  await endSessions();
  await name.fill('Yeni Adlı Qəzet');
  await save.click();
  await dialog.waitFor();
  await expectNoAxeProblems(page);
  await dialog.getByRole('button', { name: signInAgainText.later }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await name.inputValue()).toBe('Yeni Adlı Qəzet');
  expect(new URL(page.url()).pathname).toBe('/admin/settings');
  await save.click();
  await dialog.locator('[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(toastText['settings.saved']).waitFor();
  expect(await name.inputValue()).toBe('Yeni Adlı Qəzet');
});

test('a form is sent once, with the pressed button, however often it is pressed', async () => {
  const page = await openScreen(site, admin, '/admin/tags');
  await page.getByRole('link', { name: 'Neftçi' }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/admin/session', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.getByRole('textbox', { name: tagsText.name }).fill('Neftçi PFK');
  const rename = page.getByRole('button', { name: tagsText.rename });
  await rename.click();
  await rename.click();
  answer();
  await page.getByRole('heading', { level: 1, name: 'Neftçi PFK' }).waitFor();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('intent=update');
});

test('a refused form shows its first invalid field, which has the focus, on a phone', async () => {
  const page = await openScreen(site, admin, '/admin/breaking', { viewport: 'phone', expected: /422/ });
  await page.getByRole('button', { name: breakingText.show }).click();
  const text = page.getByRole('textbox', { name: breakingText.text });
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  const { y = -1 } = (await text.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(800);
});
