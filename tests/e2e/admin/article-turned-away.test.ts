import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { changeStaffRole, disableStaff } from '#features/accounts/rules/change-staff.ts';
import { passkeyText, secondFactorText, signInAgainText } from '#features/accounts/text.ts';
import { draftText } from '#features/articles/text.ts';
import { mediaText } from '#features/media/text.ts';
import type { Actor, StaffRole } from '#platform/sessions/actor.ts';
import { secondFactorSetting } from '#platform/sessions/is-second-factor-required.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, readLocalCopies, untilAutosaved } from '../../kit/content/article-form.ts';
import { NOON, newId } from '../../kit/content/articles.ts';
import { pngOf } from '../../kit/content/media.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { codeOf } from '../../kit/site/second-factor.ts';
import { startSite } from '../../kit/site/site.ts';

let chief: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    chief = await writeStaff(db, 'admin', { name: 'Rəna Quliyeva' });
  },
});
afterAll(site.stop);

/** Somebody new with a published article of their own, open in its form. */
async function openOwnForm(role: StaffRole, title: string) {
  const made = { who: chief, id: '' };
  await site.change(async (db) => {
    made.who = await writeStaff(db, role);
    made.id = (await writeOwnArticle(db, made.who, { title, status: 'published' })).id;
  });
  const page = await openStaffPage(site, made.who, { expected: /40[134]|422/ });
  await page.goto(`/admin/articles/edit/${made.id}`);
  await editorOf(page);
  return { page, ...made };
}

const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const titleNow = async (id: string) => {
  let title = '';
  await site.change(async (db) => {
    ({ title } = await db
      .selectFrom('article')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirstOrThrow());
  });
  return title;
};
const change = (id: string) => ({ actor: chief, id, adminEmail: null, now: NOON, newId });
const endSessions = () =>
  site.change(async (db) => {
    await db.deleteFrom('staff_session').execute();
  });

test('a second factor that becomes mandatory while one edits is set up beside the form, and the save continues', async () => {
  const { page, id } = await openOwnForm('admin', 'Koddan əvvəl');
  await site.change(async (db) => {
    const row = { value: 'true', version: 1, updated_at: NOON, updated_by: null };
    await db
      .insertInto('setting')
      .values({ key: secondFactorSetting, ...row })
      .execute();
  });
  await page.locator('[name="title"]').fill('Koddan sonra');
  await page.keyboard.press('Control+s');
  const owed = windowOf(page, signInAgainText.owedTitle);
  await owed.getByText(problemText['secondFactor.owed']).waitFor();
  await expectNoAxeProblems(page);
  // Too early: it asks once more, and the form stands as it was.
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await owed.getByRole('button', { name: signInAgainText.goOn }).click();
  await refused;
  await owed.getByText(problemText['secondFactor.owed']).waitFor();
  const opened = page.context().waitForEvent('page');
  await owed.getByRole('link', { name: signInAgainText.settle }).click();
  const beside = await opened;
  await beside.getByLabel(secondFactorText.confirmPassword).fill(PASSWORD);
  await beside.getByRole('button', { name: secondFactorText.start, exact: true }).click();
  const uri = await beside.locator('[name="uri"]').inputValue();
  await beside.locator('[name="code"]').fill(await codeOf(uri));
  await beside.getByRole('button', { name: secondFactorText.confirm }).click();
  await beside.getByText(secondFactorText.isOn, { exact: true }).waitFor();
  await beside.close();
  const goOn = owed.getByRole('button', { name: signInAgainText.goOn });
  const saved = async () => {
    // Unless an autosave has found out first and the save has gone on by itself.
    if (await goOn.isVisible()) await goOn.click({ timeout: 1000 }).catch(() => {});
    return titleNow(id);
  };
  await expect.poll(saved, { interval: 500 }).toBe('Koddan sonra');
  await site.change(async (db) => {
    await db.deleteFrom('setting').execute();
  });
});

test('a lost role is reported, and the typed text stays', async () => {
  const { page, who, id } = await openOwnForm('editor', 'Redaktorun başlığı');
  await site.change((db) => changeStaffRole(db, { ...change(who.id), role: 'author', categories: null }));
  await page.locator('[name="title"]').fill('Artıq icazəsiz');
  await page.keyboard.press('Control+s');
  await page.locator('[data-save-failure]', { hasText: problemText['article.denied'] }).waitFor();
  expect(await page.locator('[name="title"]').inputValue()).toBe('Artıq icazəsiz');
  expect(await titleNow(id)).toBe('Redaktorun başlığı');
});

test('an account that is disabled while it edits is told so, and finds its text in this browser after it is enabled', async () => {
  const { page, who, id } = await openOwnForm('editor', 'Açıq hesab');
  await site.change((db) => disableStaff(db, { ...change(who.id), reason: 'sınaq' }));
  await page.locator('[name="title"]').fill('Bağlı hesabın sözü');
  const shut = windowOf(page, signInAgainText.shutTitle);
  await shut.getByText(problemText['login.banned']).waitFor();
  await expectNoAxeProblems(page);
  expect(await shut.locator('input').count()).toBe(0);
  await shut.getByRole('button', { name: 'Bağla' }).last().click();
  await page.keyboard.press('Control+s');
  await shut.waitFor();
  expect(await titleNow(id)).toBe('Açıq hesab');
  await expect.poll(() => readLocalCopies(page)).toContain('Bağlı hesabın sözü');
});

test('an upload after the end of the session continues after signing in again', async () => {
  const { page } = await openOwnForm('editor', 'Şəkil gözləyir');
  await endSessions();
  const file = { name: 'qol.png', mimeType: 'image/png', buffer: await pngOf('#c8102e') };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  const again = windowOf(page, signInAgainText.title);
  await again.locator('[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await again.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: mediaText.remove }).waitFor();
  expect(await page.locator('input[name="image"]').inputValue()).toMatch(/^\/media\/articles\//);
  await untilAutosaved(page);
  // What is said about it goes the same way.
  await endSessions();
  await page.locator('[name="alt"]').fill('Qapıçı topu tutur');
  await again.locator('[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(mediaText.saved, { exact: true }).waitFor();
  // Put off: the sentence of the specification stays, and the file can be chosen again. An autosave would ask a second time.
  await page.route('**/admin/articles/draft', () => {});
  await page.getByRole('button', { name: mediaText.remove }).click();
  await endSessions();
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await again.getByRole('button', { name: signInAgainText.later }).click();
  await page.getByText(problemText['image.unauthorized']).waitFor();
});

test('a headline of any length is shown completely, takes no line breaks, and Enter moves to the next field', async () => {
  const { page } = await openOwnForm('editor', 'Qısa');
  const title = page.locator('[name="title"]');
  const heightOf = () => title.evaluate((field) => [field.clientHeight, field.scrollHeight]);
  const [short = 0] = await heightOf();
  await title.fill(`${'Qarabağ Avropa Liqasında növbəti oyununu keçirəcək '.repeat(5)}son`);
  const [long = 0, needed] = await heightOf();
  expect(long).toBeGreaterThan(short * 2);
  expect(needed).toBeLessThanOrEqual(long);
  await title.fill('Birinci sətir\nikinci sətir');
  expect(await title.inputValue()).toBe('Birinci sətir ikinci sətir');
  await title.press('Enter');
  expect(await title.inputValue()).toBe('Birinci sətir ikinci sətir');
  await page.locator('[name="excerpt"]:focus').waitFor();
  await untilAutosaved(page);
  expect(await page.getByText(draftText.failed).count()).toBe(0);
});

test('the sign-in dialog offers no passkey when the browser does not support it', async () => {
  const { page } = await openOwnForm('editor', 'Açarsız brauzer');
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await endSessions();
  await page.locator('[name="excerpt"]').fill('Yeni sözlər.');
  await windowOf(page, signInAgainText.title).waitFor();
  expect(await page.getByRole('button', { name: passkeyText.signIn }).count()).toBe(0);
});
