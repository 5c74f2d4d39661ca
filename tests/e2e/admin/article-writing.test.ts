import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { HOUR } from '#az/format/durations.ts';
import {
  articleEditorText,
  articleFormText,
  draftText,
  editorText,
  embedText,
  previewText,
} from '#features/articles/text.ts';
import { mediaText } from '#features/media/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, readLocalCopies, untilAutosaved } from '../../kit/content/article-form.ts';
import { writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { pngOf } from '../../kit/content/media.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
let author: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    author = await writeStaff(db, 'author', { name: 'Aysel Məmmədli' });
    await writeCategory(db, 'football', 'Futbol');
    await writeArticle(db, { title: 'Turun qonağı məşqçi' });
    await writeFixture(db, { teams: ['Zirə', 'Sabah'], kick_off: Date.now() + HOUR });
  },
});
afterAll(site.stop);

const CREATE = '/admin/articles/create';

test('an article with a photo is written and published with the keyboard alone', async () => {
  const page = await openStaffPage(site, editor);
  // Asked for before anything else: the browser takes a moment to hand its file choosers over.
  const chosen = page.waitForEvent('filechooser', { timeout: 80_000 });
  await page.goto(CREATE);
  const text = await editorOf(page);
  // Writing begins in the title, without a click.
  await page.locator('[name="title"]:focus').waitFor();
  await page.keyboard.type('Qarabağ Zirəni məğlub etdi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ev sahibləri son dəqiqədə qalib gəldi.');
  // Past the toolbar, which is one stop, into the text.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Oyun ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('gərgin');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' keçdi.');
  const isOnFile = () => page.evaluate(() => (document.activeElement as HTMLInputElement).type === 'file');
  for (let stops = 0; stops < 20 && !(await isOnFile()); stops += 1) await page.keyboard.press('Tab');
  expect(await isOnFile()).toBe(true);
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({
    name: 'Qol sevinci.png',
    mimeType: 'image/png',
    buffer: await pngOf('#0a7d4f'),
  });
  await page.getByLabel(mediaText.alt).focus();
  await page.keyboard.type('Futbolçular qolu qeyd edir');
  const category = page.locator('[name="category"]');
  await category.focus();
  // By its first letter as often as needed: letters of one word have to follow one another quickly.
  while ((await category.inputValue()) !== 'football') await page.keyboard.press('f');
  await page.getByRole('textbox', { name: articleFormText.placeholder.tag }).focus();
  for (const tag of ['Qarabağ', 'qarabag', ' ', 'Zirə']) {
    await page.keyboard.type(tag);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Enter');
  await page.getByText(articleFormText.success.published).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/articles');
  await page.getByRole('link', { name: 'Qarabağ Zirəni məğlub etdi', exact: true }).waitFor();

  const html = await (await site.fetch('/article/qarabag-zireni-meglub-etdi')).text();
  expect(html).toContain('<p>Oyun <strong>gərgin</strong> keçdi.</p>');
  expect(html).toContain('alt="Futbolçular qolu qeyd edir"');
  expect(html.match(/href="\/tag\//g)).toHaveLength(2);
});

test('missing fields are reported, and each message disappears when its field is edited (§5)', async () => {
  const page = await openStaffPage(site, editor, { expected: /422/ });
  await page.goto(CREATE);
  const text = await editorOf(page);
  await page.locator('[name="author"]').fill('');
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).click();
  await page.getByText(problemText['form.incomplete']).waitFor();
  for (const sentence of [
    problemText['title.required'],
    problemText['excerpt.required'],
    problemText['content.required'],
    problemText['category.required'],
    problemText['author.required'],
  ])
    await page.getByText(sentence, { exact: true }).waitFor();
  await page.locator('[name="title"]:focus').waitFor();
  await page.locator('[name="title"]').fill('Başlıq');
  await page.getByText(problemText['title.required'], { exact: true }).waitFor({ state: 'detached' });
  await text.fill('Mətn');
  await page.getByText(problemText['content.required'], { exact: true }).waitFor({ state: 'hidden' });
  await page.locator('[name="category"]').selectOption('football');
  await page.getByText(problemText['category.required'], { exact: true }).waitFor({ state: 'detached' });
  await page.locator('[name="excerpt"]').fill('x'.repeat(501));
  await page.getByText(articleFormText.excerptCounter(501)).waitFor();
  await page.getByRole('button', { name: articleFormText.saveDraft }).click();
  await page.getByText(problemText['excerpt.tooLong']).waitFor();
  await expectNoAxeProblems(page);
});

test('a tag is added by the button and removed again', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(CREATE);
  await fillIn(page, 'Teqli yazı');
  for (const tag of ['Qarabağ', 'Zirə']) {
    await page.getByRole('textbox', { name: articleFormText.placeholder.tag }).fill(tag);
    await page.getByRole('button', { name: articleFormText.addTag }).click();
  }
  await page.getByRole('button', { name: articleFormText.removeTag('Qarabağ') }).click();
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).click();
  await page.getByText(articleFormText.success.published).waitFor();
  const html = await (await site.fetch('/article/teqli-yazi')).text();
  expect(html.match(/href="\/tag\/[^"]+"/g)).toEqual(['href="/tag/zire"']);
});

test('both buttons are disabled and labelled while the article is being saved (§4)', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(CREATE);
  await fillIn(page, 'Yavaş şəbəkədə yazı');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/create.data', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: articleFormText.saveDraft }).click();
  expect(await page.getByRole('button', { name: articleFormText.saving }).isDisabled()).toBe(true);
  const publish = page.getByRole('button', { name: articleFormText.publish, exact: true });
  expect(await publish.isDisabled()).toBe(true);
  release();
  await page.getByText(articleFormText.success.draft).waitFor();
});

test('a picture of the wrong kind or size is refused in the words of the specification', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(CREATE);
  await editorOf(page);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await page.getByText(problemText['image.type']).waitFor();
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await page.getByText(problemText['image.size']).waitFor();
});

test('typed text survives a closed tab and is offered for restoring', async () => {
  const page = await openStaffPage(site, author);
  await page.goto(CREATE);
  const text = await editorOf(page);
  await page.locator('[name="title"]').fill('Yarımçıq yazı');
  await text.fill('Son cümlə');
  await untilAutosaved(page);
  expect(await page.locator('[data-draft]').textContent()).toMatch(/^Qaralama \d\d:\d\d-d[əa] saxlandı$/);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(CREATE);
  await next.getByRole('button', { name: draftText.restore }).click();
  await expect.poll(() => next.locator('[name="title"]').inputValue()).toBe('Yarımçıq yazı');
  await expect.poll(async () => (await editorOf(next)).textContent()).toBe('Son cümlə');
});

test('without network the text stays in the browser, and is sent to the server when the network is back', async () => {
  const page = await openStaffPage(site, author, { expected: /INTERNET_DISCONNECTED/ });
  await page.goto(CREATE);
  await editorOf(page);
  await page.context().setOffline(true);
  await page.locator('[name="title"]').fill('Tuneldə yazılmış');
  await page.getByText(draftText.offline).waitFor();
  await expect.poll(() => readLocalCopies(page)).toContain('Tuneldə yazılmış');
  await page.context().setOffline(false);
  await untilAutosaved(page);
});

test('the editor’s own blocks: a link, a list, a table, an embed that readers open themselves', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(CREATE);
  await fillIn(page, 'Bloklar');
  const text = await editorOf(page);
  await text.click();
  const isInText = () => text.evaluate((element) => element === document.activeElement);
  // Each window starts in its field: what is typed at once is the address.
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input:focus').waitFor();
  await page.keyboard.type('pfl.az');
  await page.keyboard.press('Enter');
  await expect.poll(isInText).toBe(true);
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input:focus').waitFor();
  await page.keyboard.type('turun qonagi');
  await page.getByRole('option', { name: /Turun qonağı/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(isInText).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: editorText.embed }).click();
  await page.locator('dialog[open] input:focus').waitFor();
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await page.locator('.editor-card').waitFor();
  await page.getByRole('button', { name: editorText.match }).click();
  await page.locator('dialog[open] input:focus').waitFor();
  await page.keyboard.type('sabah zire');
  await page.getByRole('option', { name: /Zirə – Sabah/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.editor-card', { hasText: 'Zirə – Sabah' }).waitFor();
  await page.getByRole('button', { name: editorText.table }).click();
  const cell = text.locator('td').first();
  await expect.poll(() => cell.evaluate((one) => getComputedStyle(one).borderStyle)).toBe('solid');
  await expect.poll(isInText).toBe(true);
  await page.keyboard.type('Komanda');
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).click();
  await page.getByText(articleFormText.success.published).waitFor();

  const outside: string[] = [];
  page.on('request', (request) => !request.url().startsWith(site.url) && outside.push(request.url()));
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'video' }));
  await page.goto('/article/bloklar');
  const show = page.getByRole('button', { name: embedText.show.youtube });
  await show.waitFor();
  expect(await page.locator('.article-text a[href="https://pfl.az"]').count()).toBe(1);
  const own = page.locator('.article-text a[href="/article/turun-qonagi-mesqci"]');
  expect(await own.textContent()).toBe('Turun qonağı məşqçi');
  expect(await page.locator('.article-text th').first().textContent()).toBe('Komanda');
  expect(outside).toEqual([]);
  await show.click();
  await page.frameLocator('iframe').getByText('video').waitFor();
  expect(outside[0]).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');

  // Opened again, the card of the match still says who plays.
  await page.goto('/admin/articles?q=Bloklar');
  await page.getByRole('link', { name: 'Bloklar', exact: true }).click();
  await page.locator('.editor-card', { hasText: 'Zirə – Sabah' }).waitFor();
});

test('the preview shows the typed text, also before the first save, and counts no page view', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(CREATE);
  await fillIn(page, 'Hələ heç kimin görmədiyi');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: articleEditorText.preview }).click();
  const preview = await opened;
  await preview.waitForURL('**/preview/**');
  await preview.getByRole('heading', { level: 1, name: 'Hələ heç kimin görmədiyi' }).waitFor();
  await preview.getByText(previewText.banner).waitFor();
  // Never saved: everyone who has the link sees the words, and is told what they are.
  const answer = await site.fetch(new URL(preview.url()).pathname);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  for (const words of ['Hələ heç kimin görmədiyi', previewText.draft]) expect(html).toContain(words);
  const forged = await site.fetch(`${new URL(preview.url()).pathname.slice(0, -2)}xx`);
  expect(forged.status).toBe(404);
});

test('the form has no problem of layout or accessibility', async () => {
  const page = await openStaffPage(site, editor);
  await page.goto(CREATE);
  await editorOf(page);
  await expectSoundPage(page);
});

test('an article is published from a phone', async () => {
  const page = await openStaffPage(site, editor, { viewport: 'phone' });
  await page.goto(CREATE);
  await fillIn(page, 'Telefondan xəbər');
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).tap();
  await page.getByText(articleFormText.success.published).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test('without scripts the form keeps the typed text and reports the problems', async () => {
  const page = await openStaffPage(site, editor, { javaScript: false });
  await page.goto(CREATE);
  await page.locator('[name="title"]').fill('Skriptsiz yazı');
  await page.locator('textarea[name=content]').fill('Birinci abzas.\n\nİkinci abzas.');
  await page.locator('input[name=newTag]').fill('Qarabağ, Zirə');
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).click();
  await page.getByText(problemText['excerpt.required'], { exact: true }).waitFor();
  expect(await page.locator('[name="title"]').inputValue()).toBe('Skriptsiz yazı');
  expect(await page.locator('input[name=tag]').count()).toBe(2);
  await page.locator('[name="excerpt"]').fill('Qısa');
  await page.locator('[name="category"]').selectOption('football');
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).click();
  await page.getByText(articleFormText.success.published).waitFor();
  const html = await (await site.fetch('/article/skriptsiz-yazi')).text();
  expect(html).toContain('<p>Birinci abzas.</p><p>İkinci abzas.</p>');
});

async function fillIn(page: Page, title: string) {
  const text = await editorOf(page);
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="excerpt"]').fill('Qısa məzmun.');
  await text.fill('Mətnin özü.');
  await page.locator('[name="category"]').selectOption('football');
}
