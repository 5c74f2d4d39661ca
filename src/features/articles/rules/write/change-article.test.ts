import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { InvalidInput } from '#platform/errors.ts';
import { articleInput, NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor, changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listAdminArticles } from '../admin-list/list-admin-articles.ts';
import type { ArticleFields } from '../article-fields.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { changeArticle } from './change-article.ts';
import { createArticle } from './create-article.ts';
import { moveArticle } from './move-article.ts';
import { saveArticle } from './save-article.ts';

const LATER = NOON + MINUTE;

describeOnEachDatabase('a change of an article', (open) => {
  async function opened(over: Parameters<typeof articleInput>[0] = {}) {
    const { db } = await open();
    const editor = await writeActor(db, 'editor');
    const article = await writeOwnArticle(db, editor, over);
    const save = (seen: ArticleState, fields: Partial<ArticleFields>, actor = editor) =>
      saveArticle(db, {
        actor,
        id: seen.id,
        baseVersion: seen.version,
        fields: changed(seen, fields),
        now: LATER,
        newId,
      });
    return { db, editor, article, save };
  }

  it('gives the author another address only with another byline', async () => {
    const { db, article, save } = await opened({ author: 'Rəşad Quliyev' });
    const addressOf = async () =>
      (await db.selectFrom('article').select('author_slug').executeTakeFirstOrThrow()).author_slug;
    await db.updateTable('article').set({ author_slug: 'r-quliyev' }).execute();
    const { after } = await save(article, { title: 'Yeni başlıq' });
    expect(await addressOf()).toBe('r-quliyev');
    await save(after, { author: 'Aysel Məmmədli' });
    expect(await addressOf()).toBe('aysel-memmedli');
  });

  it('gives an article with a new title another place in the list by title', async () => {
    const { db, editor, article, save } = await opened({ title: 'Avropa' });
    await writeOwnArticle(db, editor, { title: 'Qol' });
    await save(article, { title: 'Şahmat' });
    const { articles } = await listAdminArticles(db, { sort: 'title' });
    expect(articles.map(({ title }) => title)).toEqual(['Qol', 'Şahmat']);
  });

  it('does not mark a draft as revised', async () => {
    const { article, save } = await opened();
    expect((await save(article, { title: 'Yeni başlıq' })).after.revisedAt).toBeNull();
  });

  it('is not told to the outside when it is imported', async () => {
    const { db, article } = await opened({ status: 'published' });
    const countEvents = async () => (await db.selectFrom('outbox_event').selectAll().execute()).length;
    const before = await countEvents();
    const change = { fields: changed(article, { title: 'Yeni başlıq' }) };
    const input = { before: article, change, kind: 'save', by: null, now: LATER, newId } as const;
    const after = await changeArticle(db, { ...input, isAnnounced: false });
    expect(await countEvents()).toBe(before);
    const again = { fields: changed(after, { title: 'Təzə başlıq' }) };
    await changeArticle(db, { ...input, before: after, change: again });
    expect(await countEvents()).toBe(before + 1);
  });

  it('sends a mail only when it submits or returns', async () => {
    const { db, editor, article, save } = await opened();
    const author = await writeActor(db, 'author');
    const own = await writeOwnArticle(db, author);
    const countMails = async () => (await db.selectFrom('mail_outbox').selectAll().execute()).length;
    await save(article, { title: 'Yeni başlıq' });
    await moveInForm(db, { actor: editor, id: article.id, move: 'publish', now: LATER, newId });
    const create = (status: 'draft' | 'pending' | 'published') =>
      createArticle(db, { actor: editor, article: articleInput({ status }), now: LATER, newId });
    await create('draft');
    await create('published');
    expect(await countMails()).toBe(0);
    await moveInForm(db, { actor: author, id: own.id, move: 'submit', now: LATER, newId });
    expect(await countMails()).toBe(1);
  });

  it('needs a category of the editor only when it changes the category', async () => {
    const { db, editor, article, save } = await opened();
    const chess = await writeCategory(db, 'chess');
    const football = article.categoryId ?? '';
    const limited = (...categories: string[]) => ({ ...editor, categories });
    const { after } = await save(article, { title: 'Yeni başlıq' }, limited(football));
    await expect(save(after, { category: 'chess' }, limited(football))).rejects.toThrow(InvalidInput);
    const moved = await save(after, { category: 'chess' }, limited(football, chess));
    expect(moved.after.categoryId).toBe(chess);
  });

  it('keeps the moments and the reason that it does not name', async () => {
    const { db, editor, article } = await opened();
    const step = { id: article.id, now: LATER, newId };
    const author = await writeActor(db, 'author');
    await db.updateTable('article').set({ created_by: author.id }).execute();
    await moveInForm(db, { ...step, actor: author, move: 'submit' });
    await moveInForm(db, { ...step, actor: editor, move: 'return', reason: 'Mənbə yoxdur' });
    const before = await getArticleState(db, { id: article.id });
    const fields = changed(before, { title: 'Yeni başlıq' });
    await saveArticle(db, { ...step, actor: author, baseVersion: before.version, fields });
    expect(await getArticleState(db, { id: article.id })).toMatchObject({
      status: 'draft',
      returnedReason: 'Mənbə yoxdur',
      publishedAt: null,
    });
  });
});

describeOnEachDatabase('an incomplete article', (open) => {
  it('can be archived, returned and taken from the plan, but neither submitted nor published', async () => {
    const { db } = await open();
    const { actor } = await asEditor(db);
    const write = async (status: 'draft' | 'pending' | 'scheduled' | 'published') => {
      const { id } = await writeArticle(db, { status, scheduledAt: NOON + 10 * MINUTE });
      await db.updateTable('article').set({ category_id: null }).where('id', '=', id).execute();
      return id;
    };
    const step = { actor, now: LATER, newId };
    await moveArticle(db, { ...step, id: await write('published'), move: 'archive' });
    await moveArticle(db, { ...step, id: await write('scheduled'), move: 'unschedule' });
    await moveArticle(db, { ...step, id: await write('pending'), move: 'return', reason: 'Mənbə yoxdur' });
    for (const move of ['submit', 'publish'] as const)
      await expect(moveArticle(db, { ...step, id: await write('draft'), move })).rejects.toThrow(
        'category.required',
      );
  });

  it('is corrected with its old pictures, but published only when they are described', async () => {
    const { db } = await open();
    const { actor } = await asEditor(db);
    const content = '<p>Mətn</p><figure><img src="https://a.example/a.jpg"></figure>';
    const { id } = await writeArticle(db, { content });
    const step = { actor, id, now: LATER, newId };
    const seen = await getArticleState(db, { id });
    const fields = changed(seen, { title: 'Yeni başlıq' });
    expect(await saveArticle(db, { ...step, baseVersion: 1, fields })).toMatchObject({ isChanged: true });
    await moveArticle(db, { ...step, move: 'archive' });
    await expect(moveInForm(db, { ...step, move: 'publish' })).rejects.toThrow('content.altRequired');
  });
});
