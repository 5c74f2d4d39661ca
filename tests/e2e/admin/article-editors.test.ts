import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { dashboardText } from '#features/analytics/text.ts';
import {
  articleEditorText,
  articleFormText,
  conflictText,
  draftText,
  fieldNames,
  revisionText,
} from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, untilAutosaved } from '../../kit/content/article-form.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startSite } from '../../kit/site/site.ts';

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

/** A published article of its own for each test. */
async function writePublished(title: string): Promise<string> {
  let id = '';
  await site.change(async (db) => {
    const article = await writeOwnArticle(db, leyla, { title, status: 'published' });
    id = article.id;
  });
  return id;
}

const input = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function openForm(who: Actor, id: string, expected?: RegExp): Promise<Page> {
  const page = await openStaffPage(site, who, { expected });
  await page.goto(`/admin/articles/edit/${id}`);
  await editorOf(page);
  return page;
}

/** Saves, and waits for this save: the sentence of the one before may still be standing. */
async function save(page: Page): Promise<void> {
  const version = () => input(page, 'baseVersion').inputValue();
  const before = await version();
  await page.keyboard.press('Control+s');
  await page.getByText(articleFormText.updated).first().waitFor();
  await expect.poll(version).not.toBe(before);
}

async function fieldsNow(id: string): Promise<{ title: string; excerpt: string; content: string }> {
  let found = { title: '', excerpt: '', content: '' };
  await site.change(async (db) => {
    found = await db
      .selectFrom('article')
      .select(['title', 'excerpt', 'content'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  });
  return found;
}

test('two editors see each other; changes of different fields are merged, and both editors are notified', async () => {
  const id = await writePublished('Birgə yazı');
  const one = await openForm(leyla, id);
  const two = await openForm(orxan, id);
  await two.getByText(draftText.others('Leyla Həsənova')).waitFor();
  await one.getByText(draftText.others('Orxan Quliyev')).waitFor();
  await input(one, 'title').fill('Birgə yazı: yeni başlıq');
  await input(two, 'excerpt').fill('Orxanın qısa məzmunu.');
  await save(one);
  await two.getByText(draftText.changedMeanwhile('Leyla Həsənova')).waitFor();
  await Promise.all([two.getByText(articleEditorText.taken(fieldNames.title)).waitFor(), save(two)]);
  expect(await input(two, 'title').inputValue()).toBe('Birgə yazı: yeni başlıq');
  expect(await fieldsNow(id)).toMatchObject({
    title: 'Birgə yazı: yeni başlıq',
    excerpt: 'Orxanın qısa məzmunu.',
  });
});

test('changes of others appear while one types, and the caret stays in its word, in every field', async () => {
  const id = await writePublished('Kursor yerində');
  const one = await openForm(leyla, id);
  await (await editorOf(one)).fill('Birinci abzas.');
  await one.keyboard.press('Enter');
  await one.keyboard.type('Son abzas.');
  await save(one);
  const two = await openForm(orxan, id);
  await (await editorOf(one)).locator('p').first().fill('Birinci abzas, Leyladan, daha uzun.');
  await input(one, 'excerpt').fill('Leyla: növbəti turun oyunları həftəsonu keçiriləcək.');
  await save(one);

  await input(two, 'title').fill('Kursor öz yerində');
  await (await editorOf(two)).locator('p').last().click();
  await two.keyboard.press('End');
  for (const _ of 'abzas.') await two.keyboard.press('ArrowLeft');
  await save(two);
  await two.getByText('Birinci abzas, Leyladan, daha uzun.').waitFor();
  await two.keyboard.type('bu ');
  const last = (await editorOf(two)).locator('p').last();
  await expect.poll(() => last.textContent()).toBe('Son bu abzas.');
  await two.keyboard.press('Control+z');
  expect(await (await editorOf(two)).innerText()).toContain('Leyladan, daha uzun.');
  expect(await input(two, 'excerpt').inputValue()).toContain('Leyla: növbəti');

  // The caret of a plain field, while the words before it change.
  await one.reload();
  await editorOf(one);
  await input(one, 'title').fill('Kursor öz yerində və başlıqda');
  await save(one);
  await input(two, 'excerpt').fill('Orxan: növbəti turun oyunları.');
  await input(two, 'title').click();
  await two.keyboard.press('Home');
  for (const _ of 'Kursor ') await two.keyboard.press('ArrowRight');
  await save(two);
  await expect.poll(() => input(two, 'title').inputValue()).toBe('Kursor öz yerində və başlıqda');
  await two.keyboard.type('yenə ');
  expect(await input(two, 'title').inputValue()).toBe('Kursor yenə öz yerində və başlıqda');
});

test('changes of the same field open a dialog with both texts, and nothing is overwritten silently', async () => {
  const id = await writePublished('Mübahisəli yazı');
  const one = await openForm(leyla, id);
  const two = await openForm(orxan, id, /409/);
  await input(one, 'title').fill('Leylanın başlığı');
  await save(one);
  await input(two, 'title').fill('Orxanın başlığı');
  await two.keyboard.press('Control+s');
  const dialog = two.getByRole('dialog', { name: conflictText.title });
  await dialog.waitFor();
  await dialog.getByText('Leylanın').first().waitFor();
  await dialog.getByText('Orxanın').first().waitFor();
  expect((await fieldsNow(id)).title).toBe('Leylanın başlığı');
  await expectNoAxeProblems(two);
  // Without a choice the window says so; when others save meanwhile, it asks again.
  const submit = dialog.getByRole('button', { name: conflictText.save });
  await submit.click();
  await dialog.getByText(conflictText.incomplete).waitFor();
  await dialog.getByRole('radio').first().check();
  await input(one, 'title').fill('Leylanın ikinci başlığı');
  await save(one);
  await submit.click();
  await dialog.getByText('ikinci').waitFor();
  await dialog.getByRole('radio').first().check();
  await submit.click();
  await expect.poll(async () => (await fieldsNow(id)).title).toBe('Orxanın başlığı');
  await dialog.waitFor({ state: 'detached' });
});

test('changes of different paragraphs are merged without a question, and the caret keeps its place', async () => {
  const id = await writePublished('Abzas-abzas');
  const one = await openForm(leyla, id);
  await (await editorOf(one)).fill('Birinci abzas.');
  for (const line of ['İkinci abzas.', 'Üçüncü abzas.']) {
    await one.keyboard.press('Enter');
    await one.keyboard.type(line);
  }
  await save(one);
  const two = await openForm(orxan, id);
  const [paragraphs, others] = [(await editorOf(one)).locator('p'), (await editorOf(two)).locator('p')];
  await paragraphs.first().fill('Birinci abzas, Leyladan.');
  await paragraphs.last().fill('Üçüncü abzas, Leyladan.');
  await save(one);
  await others.nth(1).click();
  await two.keyboard.press('End');
  await two.keyboard.type(' Orxandan');
  await save(two);
  await expect.poll(() => others.first().textContent()).toBe('Birinci abzas, Leyladan.');
  await two.keyboard.type(' yenə');
  await expect
    .poll(() => others.allTextContents())
    .toEqual(['Birinci abzas, Leyladan.', 'İkinci abzas. Orxandan yenə', 'Üçüncü abzas, Leyladan.']);
});

test('the text of the other editor can be chosen, and is then in the form', async () => {
  const id = await writePublished('Seçimli yazı');
  const one = await openForm(leyla, id);
  const two = await openForm(orxan, id, /409/);
  await (await editorOf(one)).fill('Leylanın mətni.');
  await save(one);
  await (await editorOf(two)).fill('Orxanın mətni.');
  await two.keyboard.press('Control+s');
  await two.getByRole('radio').nth(1).check();
  await two.getByRole('button', { name: conflictText.save }).click();
  await two.getByText(articleFormText.updated).first().waitFor();
  expect((await fieldsNow(id)).content).toBe('<p>Leylanın mətni.</p>');
});

test('two tabs of one editor are treated as two editors', async () => {
  const id = await writePublished('İki pəncərə');
  const one = await openForm(leyla, id, /409/);
  const two = await one.context().newPage();
  await two.goto(`/admin/articles/edit/${id}`);
  await editorOf(two);
  await two.getByText(draftText.ownTab).waitFor();
  await input(one, 'title').fill('Birinci pəncərədən');
  await input(two, 'title').fill('İkinci pəncərədən');
  await untilAutosaved(one);
  await untilAutosaved(two);
  await save(two);
  await one.bringToFront();
  await one.keyboard.press('Control+s');
  await one.getByRole('dialog', { name: conflictText.title }).waitFor();
  expect((await fieldsNow(id)).title).toBe('İkinci pəncərədən');
});

test('autosave never changes the published article, and a late restore keeps the version that the typing began from', async () => {
  const id = await writePublished('Canlı yazı');
  const page = await openForm(leyla, id);
  await input(page, 'excerpt').fill('Hələ hazır deyil.');
  await untilAutosaved(page);
  expect(await (await site.fetch('/article/canli-yazi')).text()).not.toContain('Hələ hazır deyil.');
  const next = await page.context().newPage();
  await page.close();
  await next.goto(`/admin/articles/edit/${id}`);
  await next.getByRole('button', { name: draftText.restore }).click();
  await expect.poll(() => input(next, 'excerpt').inputValue()).toBe('Hələ hazır deyil.');
  await save(next);
  expect(await (await site.fetch('/article/canli-yazi')).text()).toContain('Hələ hazır deyil.');
});

test('versions are compared word by word, and an old one is restored as a new version', async () => {
  const id = await writePublished('Versiyalı yazı');
  const page = await openForm(leyla, id);
  await input(page, 'title').fill('Versiyalı xəbər');
  await save(page);
  await page.goto(`/admin/articles/revisions/${id}`);
  // On a phone, too, each says when: all of one evening have the same day.
  await page.setViewportSize({ width: 390, height: 800 });
  const cut = () =>
    page
      .locator('ol a > span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  await expect.poll(cut).toBe(0);
  expect(await page.locator('del').first().textContent()).toContain('yazı');
  expect(await page.locator('ins').first().textContent()).toContain('xəbər');
  await expectNoAxeProblems(page);
  await page.getByRole('button', { name: revisionText.restore }).click();
  await page.waitForURL('**/edit/**');
  expect((await fieldsNow(id)).title).toBe('Versiyalı yazı');
  await page.goto(`/admin/articles/revisions/${id}`);
  await page.getByText(`3. ${revisionText.kinds.restore}`).waitFor();
});

describe('the workflow of an article', () => {
  test('an author submits an article, an editor returns it with a reason, then publishes it', async () => {
    let author: Actor | undefined;
    let id = '';
    await site.change(async (db) => {
      author = await writeStaff(db, 'author', { name: 'Aysel Məmmədli' });
      id = (await writeOwnArticle(db, author, { title: 'Yoldakı yazı' })).id;
    });
    const mine = await openForm(author as unknown as Actor, id);
    expect(await mine.getByRole('button', { name: articleFormText.publish, exact: true }).count()).toBe(0);
    await mine.getByRole('button', { name: articleEditorText.submit }).click();
    await mine.waitForURL('**/admin/articles');
    await mine.goto(`/admin/articles/edit/${id}`);
    await mine.getByText(articleEditorText.readOnlyPending).waitFor();
    const adminPage = await openForm(leyla, id, /422/);
    await adminPage.locator('[data-action-bar] summary').click();
    await adminPage.getByRole('button', { name: articleEditorText.return }).click();
    await adminPage.getByText('Qaytarma səbəbini yazın').first().waitFor();
    await input(adminPage, 'reason').fill('Mənbə yoxdur');
    await adminPage.getByRole('button', { name: articleEditorText.return }).click();
    await adminPage.waitForURL('**/admin/articles');
    await mine.goto('/admin');
    await mine.getByRole('table', { name: dashboardText.returned }).getByText('Yoldakı yazı').click();
    await mine.getByText(articleEditorText.returned('Mənbə yoxdur')).waitFor();
    await adminPage.goto(`/admin/articles/edit/${id}`);
    await editorOf(adminPage);
    await adminPage.keyboard.press('Control+Enter');
    await adminPage.getByText(articleFormText.success.published).waitFor();
    await mine.goto(`/admin/articles/edit/${id}`);
    await mine.getByText(articleEditorText.readOnly).waitFor();
    expect(await input(mine, 'title').isDisabled()).toBe(true);
    // A disabled fieldset does not stop an editor: what is typed into it would be saved nowhere.
    expect(await (await editorOf(mine)).getAttribute('contenteditable')).toBe('false');
    expect(await mine.getByRole('toolbar').count()).toBe(0);
  });
});
