import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { signInAgainText } from '#features/accounts/text.ts';
import { articleEditorText, articleFormText } from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, untilAutosaved } from '../../kit/content/article-form.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { codeOf, turnOnSecondFactor } from '../../kit/site/second-factor.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

let leyla: Actor;
let orxan: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    leyla = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    orxan = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
  },
});
afterAll(site.stop);

const endSessions = () =>
  site.change(async (db) => {
    await db.deleteFrom('staff_session').execute();
  });

async function writePublished(title: string): Promise<string> {
  let id = '';
  await site.change(async (db) => {
    ({ id } = await writeOwnArticle(db, leyla, { title, status: 'published' }));
  });
  return id;
}

async function articleNow(id: string) {
  let found = { title: '', excerpt: '', content: '', version: 0 };
  await site.change(async (db) => {
    found = await db
      .selectFrom('article')
      .select(['title', 'excerpt', 'content', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  });
  return found;
}

async function openForm(who: Actor, path: string): Promise<Page> {
  const page = await openStaffPage(site, who, { expected: /401|422/ });
  await page.goto(path);
  await editorOf(page);
  return page;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: signInAgainText.title });

async function signInAgain(page: Page, password = PASSWORD): Promise<void> {
  await dialogOf(page).locator('[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

test('an autosave after the end of the session opens the sign-in over the form, and is then sent', async () => {
  const id = await writePublished('Uzun gecə');
  const page = await openForm(leyla, `/admin/articles/edit/${id}`);
  await endSessions();
  await (await editorOf(page)).fill('Gecə yarısına qədər yazılmış mətn.');
  await dialogOf(page).waitFor();
  await dialogOf(page).locator('[name="password"]:focus').waitFor();
  await expectNoAxeProblems(page);
  await signInAgain(page, 'yanlış-şifrə');
  await dialogOf(page).getByText(problemText['login.wrong']).waitFor();
  await signInAgain(page);
  await dialogOf(page).waitFor({ state: 'hidden' });
  await untilAutosaved(page);
  await page.keyboard.press('Control+s');
  await page.getByText(articleFormText.updated).first().waitFor();
  expect((await articleNow(id)).content).toBe('<p>Gecə yarısına qədər yazılmış mətn.</p>');
});

test('a save after the end of the session continues with the whole form after signing in again', async () => {
  const id = await writePublished('Kəsilən iş');
  const page = await openForm(leyla, `/admin/articles/edit/${id}`);
  const text = await editorOf(page);
  // Ended first: the save is to find out, not the autosave that follows the last key.
  await endSessions();
  await text.fill('Bir söz də itmədi.');
  await page.locator('[name="title"]').fill('Kəsilməyən iş');
  await page.keyboard.press('Control+s');
  const loadedAgain = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes(`/edit/${id}.data`),
  );
  await signInAgain(page);
  await page.getByText(articleFormText.updated).first().waitFor();
  // The toast is earlier than the new data. Without a session their request would lead to the sign-in page.
  await loadedAgain;
  expect(await articleNow(id)).toMatchObject({
    title: 'Kəsilməyən iş',
    content: '<p>Bir söz də itmədi.</p>',
    version: 2,
  });
  expect(page.url()).toContain(`/admin/articles/edit/${id}`);

  // The button is to find out: over a dialog that an autosave has opened it cannot be pressed.
  await page.route('**/admin/articles/draft', () => {});
  await endSessions();
  await page.locator('[name="excerpt"]').fill('Düymə ilə saxlanan.');
  await page.getByRole('button', { name: articleEditorText.save, exact: true }).click();
  await signInAgain(page);
  await page.waitForURL('**/admin/articles');
  expect((await articleNow(id)).excerpt).toBe('Düymə ilə saxlanan.');
});

test('a new article survives the end of the session too, when a second factor is required', async () => {
  const page = await openForm(orxan, '/admin/articles/create');
  const { uri } = await turnOnSecondFactor(await signIn(site, orxan.email));
  await endSessions();
  await page.locator('[name="title"]').fill('Kodla davam edən xəbər');
  await page.keyboard.press('Control+s');
  await signInAgain(page);
  const code = dialogOf(page).locator('[name="code"]');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await dialogOf(page).getByText(problemText['secondFactor.wrong']).waitFor();
  await code.fill(await codeOf(uri));
  await page.keyboard.press('Enter');
  // Saved as far as it goes: the form says what is still missing.
  await page.getByText(problemText['excerpt.required']).waitFor();
  expect(await page.locator('[name="title"]').inputValue()).toBe('Kodla davam edən xəbər');
});

test('when somebody else signs in meanwhile, nothing is saved under their name', async () => {
  const id = await writePublished('Kimin adından');
  const page = await openForm(leyla, `/admin/articles/edit/${id}`);
  const other = await signIn(site, (await writeOther()).email);
  await page.context().clearCookies();
  const cookies = [...other.cookies].map(([name, value]) => ({ name, value, url: site.url }));
  await page.context().addCookies(cookies);
  await page.locator('[name="title"]').fill('Leylanın başlığı');
  await dialogOf(page).getByText(problemText['login.other']).waitFor();
  expect((await articleNow(id)).title).toBe('Kimin adından');
  await signInAgain(page);
  await untilAutosaved(page);
});

async function writeOther(): Promise<Actor> {
  let other: Actor | undefined;
  await site.change(async (db) => {
    other = await writeStaff(db, 'author', { name: 'Aysel Məmmədli' });
  });
  return other as unknown as Actor;
}

test('signing in from another tab closes the dialog', async () => {
  const id = await writePublished('Başqa pəncərədən');
  const page = await openForm(leyla, `/admin/articles/edit/${id}`);
  await endSessions();
  await page.locator('[name="title"]').fill('Başqa pəncərədən davam');
  await dialogOf(page).waitFor();
  await dialogOf(page).getByRole('button', { name: signInAgainText.later }).click();
  await page.getByText(signInAgainText.status).waitFor();
  const { cookies } = await signIn(site, leyla.email);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })));
  await untilAutosaved(page);
  expect(await dialogOf(page).isVisible()).toBe(false);
});
