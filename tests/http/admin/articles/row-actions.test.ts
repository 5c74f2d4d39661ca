import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import type { ArticleState } from '#features/articles/rules/article-state.ts';
import { articleEditorText, articleListText } from '#features/articles/text.ts';
import { writeStaff } from '../../../kit/content/accounts.ts';
import { NOON, newId } from '../../../kit/content/articles.ts';
import { writeOwnArticle } from '../../../kit/content/newsroom.ts';
import { textOf } from '../../../kit/site/html.ts';
import { startSite, type TestSite } from '../../../kit/site/site.ts';
import { signIn, type Visitor } from '../../../kit/site/visitor.ts';

const LIST = '/admin/articles';
let site: TestSite;
let editor: Visitor;
let author: Visitor;
let sent: ArticleState;
let live: ArticleState;
let draft: ArticleState;
beforeAll(async () => {
  const emails = { editor: '', author: '' };
  site = await startSite({
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      const editorIs = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
      const authorIs = await writeStaff(db, 'author', { name: 'Aysel Məmmədli' });
      Object.assign(emails, { editor: editorIs.email, author: authorIs.email });
      sent = await writeOwnArticle(db, authorIs, { title: 'Təsdiq gözləyən', status: 'pending' });
      draft = await writeOwnArticle(db, authorIs, { title: 'Öz qaralaması' });
      live = await writeOwnArticle(db, editorIs, { title: 'Saytdakı yazı', status: 'published' });
    },
  });
  editor = await signIn(site, emails.editor);
  author = await signIn(site, emails.author);
});
afterAll(() => site.stop());

const buttonOf = (html: string, name: string, value: string) =>
  html.match(new RegExp(`<button(?=[^>]* name="${name}")(?=[^>]* value="${value}")[^>]*>`))?.[0];
const statusOf = async (id: string) => {
  let row: { status: string } | undefined;
  await site.change(async (db) => {
    row = await db.selectFrom('article').select('status').where('id', '=', id).executeTakeFirst();
  });
  return row?.status;
};

test('each row and the footer of the form offer what the status allows', async () => {
  const list = await (await editor.get(LIST)).text();
  for (const value of [`return:${sent.id}`, `archive:${live.id}`, `delete:${live.id}`, `delete:${sent.id}`])
    expect(buttonOf(list, 'row', value), value).toBeDefined();
  for (const value of [`archive:${sent.id}`, `return:${live.id}`, `archive:${draft.id}`])
    expect(buttonOf(list, 'row', value), value).toBeUndefined();

  const barOf = async (id: string) => {
    const html = await (await editor.get(`${LIST}/edit/${id}`)).text();
    return html.slice(html.indexOf('data-action-bar'));
  };
  const pending = await barOf(sent.id);
  expect(buttonOf(pending, 'intent', 'return')).toBeDefined();
  expect(pending).toContain('name="reason"');
  const published = await barOf(live.id);
  expect(buttonOf(published, 'intent', 'archive')).toBeDefined();
  expect(buttonOf(published, 'row', `delete:${live.id}`)).toBeDefined();
  expect(textOf(published)).toContain(articleEditorText.takeOff);
});

test('an author has the menu of a row for own drafts only', async () => {
  const list = await (await author.get(LIST)).text();
  expect(buttonOf(list, 'row', `delete:${draft.id}`)).toBeDefined();
  expect(list).not.toContain(`:${sent.id}"`);
  expect(list).not.toContain(`:${live.id}"`);
  const denied = textOf(await (await author.post(LIST, { row: `archive:${live.id}` })).text());
  expect(denied).toContain(problemText['role.denied']);
  expect(await statusOf(live.id)).toBe('published');
});

test('a row returns an article with its reason, whatever else is selected', async () => {
  const without = await editor.post(LIST, { row: `return:${sent.id}` });
  expect(textOf(await without.text())).toContain(problemText['reason.required']);
  expect(await statusOf(sent.id)).toBe('pending');
  const form = { row: `return:${sent.id}`, id: live.id, [`reason.${sent.id}`]: 'Mənbə yoxdur' };
  expect(textOf(await (await editor.post(LIST, form)).text())).toContain(articleListText.done.return(1));
  expect(await statusOf(sent.id)).toBe('draft');
  expect(await statusOf(live.id)).toBe('published');
});

test('a bulk action without articles, or without the category to move to, is refused', async () => {
  const refusals = [
    [{ intent: 'archive' }, 'articles.none'],
    [{ intent: 'move', id: draft.id, target: '' }, 'category.required'],
  ] as const;
  for (const [form, problem] of refusals) {
    const answer = await editor.post(LIST, form);
    expect([answer.status, textOf(await answer.text())]).toEqual([
      422,
      expect.stringContaining(problemText[problem]),
    ]);
  }
});

test('own unsaved drafts are on the first page of the list without filters, and of its drafts', async () => {
  const typed = { title: 'Heç vaxt saxlanmamış' };
  await site.change(async (db) => {
    const { id: staff_id } = await db
      .selectFrom('staff')
      .select('id')
      .where('name', '=', 'Leyla Həsənova')
      .executeTakeFirstOrThrow();
    const row = { staff_id, article_id: newId(), tab_key: newId(), sequence: 1, base_version: null };
    await db
      .insertInto('article_autosave')
      .values({ ...row, fields: JSON.stringify(typed), saved_at: NOON })
      .execute();
  });
  const isShown = async (query: string) =>
    textOf(await (await editor.get(`${LIST}${query}`)).text()).includes(typed.title);
  for (const query of ['', '?mine=1', '?status=draft', '?sort=title'])
    expect(await isShown(query), query).toBe(true);
  for (const query of ['?after=x', '?status=published', '?category=football', '?q=saxlanmayan'])
    expect(await isShown(query), query).toBe(false);
});

test('the filters of the list show what is chosen', async () => {
  const html = await (await editor.get(`${LIST}?category=football&status=published`)).text();
  expect(html).toMatch(/<option(?=[^>]* value="football")(?=[^>]* selected)/);
  expect(html).toMatch(/name="status"[^>]* value="published"|value="published"[^>]* name="status"/);
});

test('an article is archived from its row, and published again', async () => {
  const answer = await (await editor.post(LIST, { row: `delete:${live.id}` })).text();
  expect(textOf(answer)).toContain(articleListText.done.delete(1));
  expect((await site.fetch(`/article/${live.fields.slug}`)).status).toBe(410);
  const undoId = answer.match(/name="undoId" value="([^"]+)"/)?.[1] ?? '';
  await editor.post(LIST, { intent: 'undo', undoId });
  expect((await site.fetch(`/article/${live.fields.slug}`)).status).toBe(200);
});
