import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { articleEditorText, articleFormText, draftText, saveFailureText } from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { leaveText } from '#platform/text/common.ts';
import { setClockOfRun } from '../../kit/browser/browser.ts';
import { findChromium } from '../../kit/browser/find-chromium.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, readLocalCopies, untilAutosaved } from '../../kit/content/article-form.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

let leyla: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    leyla = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    await writeCategory(db, 'football', 'Futbol');
  },
});
afterAll(site.stop);

async function listArticles(title: string) {
  let found: { status: string; version: number; content: string }[] = [];
  await site.change(async (db) => {
    found = await db
      .selectFrom('article')
      .select(['status', 'version', 'content'])
      .where('title', '=', title)
      .execute();
  });
  return found;
}

async function writeIn(page: Page, title: string): Promise<void> {
  await page.goto('/admin/articles/create');
  const editor = await editorOf(page);
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="excerpt"]').fill('Qısa məzmun.');
  await page.locator('[name="category"]').selectOption('football');
  await editor.fill('Xəbərin mətni.');
}

const publishOf = (page: Page) => page.getByRole('button', { name: articleFormText.publish, exact: true });

test('a double click on publish creates one article, and going back shows an empty form', async () => {
  const page = await openStaffPage(site, leyla);
  await writeIn(page, 'İki klik');
  await publishOf(page).dblclick();
  await page.waitForURL('**/admin/articles');
  expect(await listArticles('İki klik')).toEqual([
    { status: 'published', version: 1, content: '<p>Xəbərin mətni.</p>' },
  ]);
  await page.goBack();
  await editorOf(page);
  expect(await page.locator('[name="title"]').inputValue()).toBe('');
  await page.reload();
  await editorOf(page);
  expect(await page.getByRole('button', { name: draftText.restore }).count()).toBe(0);
});

test('an article that is published after a refused attempt is not offered as unsaved', async () => {
  const page = await openStaffPage(site, leyla, { expected: /\b422\b/ });
  await writeIn(page, 'İkinci basışda');
  await page.locator('[name="category"]').selectOption('');
  await publishOf(page).click();
  await page.getByText(problemText['category.required']).first().waitFor();
  await untilAutosaved(page);
  await page.locator('[name="category"]').selectOption('football');
  await publishOf(page).click();
  await page.waitForURL('**/admin/articles');
  await page.goto('/admin/articles/create');
  await editorOf(page);
  await expect.poll(() => readLocalCopies(page)).toBe('[]');
  expect(await page.getByRole('button', { name: draftText.restore }).count()).toBe(0);
});

test('words that are typed while the article is being published are kept and offered for restoring', async () => {
  const page = await openStaffPage(site, leyla);
  await writeIn(page, 'Nəşr zamanı yazılan');
  await untilAutosaved(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/create.data', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await publishOf(page).click();
  await page.getByRole('button', { name: articleFormText.publishing }).waitFor();
  const editor = await editorOf(page);
  await editor.fill('Xəbərin mətni. Sonradan yazılan.');
  release();
  await page.waitForURL('**/admin/articles');
  expect((await listArticles('Nəşr zamanı yazılan'))[0]?.content).toBe('<p>Xəbərin mətni.</p>');
  await page.getByRole('button', { name: draftText.openArticle }).click();
  await page.getByRole('button', { name: draftText.restore }).click();
  await expect
    .poll(async () => (await editorOf(page)).textContent())
    .toBe('Xəbərin mətni. Sonradan yazılan.');
  await page.getByRole('button', { name: articleEditorText.save }).click();
  await page.waitForURL('**/admin/articles');
  expect(await listArticles('Nəşr zamanı yazılan')).toEqual([
    { status: 'published', version: 2, content: '<p>Xəbərin mətni. Sonradan yazılan.</p>' },
  ]);
});

test('closing a dialog of the editor leaves the caret in the text', async () => {
  const page = await openStaffPage(site, leyla);
  await writeIn(page, 'Bağlanan pəncərə');
  const editor = await editorOf(page);
  // Not by a click: for 300 ms after one the editor takes a caret that jumps to the start for the user's wish.
  await editor.press('Control+End');
  // The editor hears of a moved caret a moment later, of typed text at once.
  await page.keyboard.type(' Əlavə.');
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.type(' Davamı.');
  expect(await editor.textContent()).toBe('Xəbərin mətni. Əlavə. Davamı.');
});

test('going back to the form of a published article shows its current content', async () => {
  let id = '';
  await site.change(async (db) => {
    ({ id } = await writeOwnArticle(db, leyla, { title: 'Geri düyməsi' }));
  });
  const page = await openStaffPage(site, leyla);
  await page.goto('/admin/articles');
  await page.goto(`/admin/articles/edit/${id}`);
  await editorOf(page);
  await page.locator('[name="title"]').fill('Geri düyməsi, nəşr olunmuş');
  await publishOf(page).click();
  await page.getByText(articleFormText.success.published).waitFor();
  await page.waitForURL('**/admin/articles');
  await page.goBack();
  await editorOf(page);
  expect(await page.locator('[name="title"]').inputValue()).toBe('Geri düyməsi, nəşr olunmuş');
  expect(await publishOf(page).count()).toBe(0);
  await page.locator('[name="title"]').fill('Geri düyməsi, düzəldilmiş');
  await page.keyboard.press('Control+s');
  await page.getByText(articleFormText.updated).first().waitFor();
  expect(await listArticles('Geri düyməsi, düzəldilmiş')).toMatchObject([{ version: 3 }]);
});

test('Ctrl+Enter saves a published article; until then the footer says that readers do not see the change', async () => {
  let id = '';
  await site.change(async (db) => {
    ({ id } = await writeOwnArticle(db, leyla, { title: 'Saytdakı yazı', status: 'published' }));
  });
  const page = await openStaffPage(site, leyla);
  await page.goto(`/admin/articles/edit/${id}`);
  const editor = await editorOf(page);
  await editor.fill('Düzəldilmiş mətn.');
  await untilAutosaved(page);
  expect(await page.locator('[data-draft]').textContent()).toMatch(/^Saytda hələ görünmür/);
  await editor.press('Control+Enter');
  await page.getByText(articleFormText.updated).first().waitFor();
  await page.waitForURL('**/admin/articles');
  expect(await listArticles('Saytdakı yazı')).toMatchObject([
    { status: 'published', content: '<p>Düzəldilmiş mətn.</p>' },
  ]);
});

function isWithinWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test.each(['button', 'keyboard'])(
  'saving without network (%s) keeps the form, and works once it is back',
  async (by) => {
    const page = await openStaffPage(site, leyla, { expected: /ERR_INTERNET_DISCONNECTED|503/ });
    const title = `Şəbəkəsiz ${by}`;
    await writeIn(page, title);
    // Otherwise the second of these articles would tell the same story as the first.
    await page.locator('[name="excerpt"]').fill(by);
    await page.context().setOffline(true);
    if (by === 'button') await publishOf(page).click();
    else await page.keyboard.press('Control+s');
    const done = by === 'button' ? saveFailureText.publish : saveFailureText.save;
    const failure = `${done} ${problemText['article.unsent']}`;
    // At the button, where the eyes are, and in a toast.
    const line = page.locator('[data-save-failure]', { hasText: failure });
    await line.waitFor();
    expect(await line.evaluate(isWithinWindow)).toBe(true);
    await page.locator('[data-toast="error"]', { hasText: failure }).waitFor();
    await page.getByText(draftText.offline).waitFor();
    expect(await page.locator('[name="title"]').inputValue()).toBe(title);
    expect(await readLocalCopies(page)).toContain(title);
    await (await editorOf(page)).fill('Şəbəkə olmadan yazılmış son söz.');
    await page.context().setOffline(false);
    await untilAutosaved(page);
    await publishOf(page).click();
    await page.waitForURL('**/admin/articles');
    expect(await listArticles(title)).toMatchObject([
      { status: 'published', content: '<p>Şəbəkə olmadan yazılmış son söz.</p>' },
    ]);
  },
);

test('an error page of a proxy does not replace the form', async () => {
  const page = await openStaffPage(site, leyla, { expected: /502|503/ });
  await writeIn(page, 'Arada bir server');
  await page.route('**/create.data', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
  await publishOf(page).click();
  await page.locator('[data-save-failure]', { hasText: saveFailureText.publish }).waitFor();
  await page.unroute('**/create.data');
  await publishOf(page).click();
  await page.waitForURL('**/admin/articles');
  expect(await listArticles('Arada bir server')).toMatchObject([{ status: 'published' }]);
});

test('a double click on save of a published article creates one version', async () => {
  let id = '';
  await site.change(async (db) => {
    ({ id } = await writeOwnArticle(db, leyla, { title: 'İki dəfə saxla', status: 'published' }));
  });
  const page = await openStaffPage(site, leyla);
  await page.goto(`/admin/articles/edit/${id}`);
  await editorOf(page);
  await page.locator('[name="excerpt"]').fill('Bir dəfə saxlanan.');
  await page.getByRole('button', { name: articleEditorText.save, exact: true }).dblclick();
  await page.waitForURL('**/admin/articles');
  expect(await listArticles('İki dəfə saxla')).toMatchObject([{ version: 2 }]);
});

async function readAutosavedTitles(): Promise<string[]> {
  let rows: { fields: string | null }[] = [];
  await site.change(async (db) => {
    rows = await db.selectFrom('article_autosave').select('fields').execute();
  });
  return rows.map(({ fields }) => (fields ? (JSON.parse(fields) as { title: string }).title : ''));
}

test('text that is typed without a pause is stored in the browser and on the server meanwhile', async () => {
  const page = await openStaffPage(site, leyla);
  await page.goto('/admin/articles/create');
  await editorOf(page);
  await page.locator('[name="title"]').focus();
  let isTyping = true;
  void page.keyboard.type('Dayanmadan yazılan '.repeat(15), { delay: 200 }).then(
    () => {
      isTyping = false;
    },
    // The page is closed in the middle of a word.
    () => {},
  );
  await expect.poll(() => readLocalCopies(page)).toContain('"title":"Dayan');
  await expect.poll(readAutosavedTitles).toContainEqual(expect.stringMatching(/^Dayanmadan/));
  expect(isTyping).toBe(true);
});

async function openProfile(folder: string): Promise<BrowserContext> {
  const executablePath = findChromium() ?? undefined;
  const args = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];
  const context = await chromium.launchPersistentContext(folder, { executablePath, args, baseURL: site.url });
  await setClockOfRun(context);
  const { cookies } = await signIn(site, leyla.email);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })));
  return context;
}

test('text that was typed without network is restored after the browser was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-profile-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = await openProfile(folder);
  const page = await before.newPage();
  await page.goto('/admin/articles/create');
  await editorOf(page);
  await before.setOffline(true);
  await page.locator('[name="title"]').fill('Qırılan brauzer');
  await expect.poll(() => readLocalCopies(page)).toContain('Qırılan brauzer');
  const closed = new Promise((resolve) => before.once('close', resolve));
  const devtools = await before.newCDPSession(page);
  void devtools.send('Browser.crash').catch(() => {});
  await closed;

  const after = await openProfile(folder);
  onTestFinished(() => after.close());
  const next = await after.newPage();
  await next.goto('/admin/articles/create');
  await next.getByRole('button', { name: draftText.restore }).click();
  await expect.poll(() => next.locator('[name="title"]').inputValue()).toBe('Qırılan brauzer');
});

test('leaving with unsaved changes asks for confirmation', async () => {
  const page = await openStaffPage(site, leyla);
  await page.goto('/admin/articles/create');
  await editorOf(page);
  await page.locator('[name="title"]').fill('Hələ yazılır');
  await page.getByRole('link', { name: 'Şəkillər' }).first().click();
  await page.getByRole('dialog', { name: leaveText.title }).waitFor();
  await page.getByRole('button', { name: leaveText.stay, exact: true }).click();
  expect(await page.locator('[name="title"]').inputValue()).toBe('Hələ yazılır');
});
