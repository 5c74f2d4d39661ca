import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { createNote } from '#features/notes/rules/change-note.ts';
import { Forbidden } from '#platform/errors.ts';
import { articleInput, NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { autosaveArticle } from '../drafts/autosave-article.ts';
import { canSharePreview, createPreviewToken, findArticlePreview, verifyPreview } from './article-preview.ts';

const fields = { ...articleInput(), slug: '', seoTitle: '', seoDescription: '' };

describeOnEachDatabase('preview links', (open) => {
  it('can be created by editors, the author and accounts that a colleague mentioned', async () => {
    const { db } = await open();
    const editor = await writeActor(db, 'editor', 'Leyla Həsənova');
    const writer = await writeActor(db, 'author', 'Aysel Məmmədli');
    const colleague = await writeActor(db, 'author', 'Orxan Quliyev');
    const { id: articleId } = await writeOwnArticle(db, writer);
    const may = (actor: typeof writer) => canSharePreview(db, { actor, articleId });
    const note = { articleId, adminEmail: null, now: NOON, newId };
    expect([await may(editor), await may(writer), await may(colleague)]).toEqual([true, true, false]);
    // An own note does not give access.
    await createNote(db, { ...note, actor: colleague, text: '@Orxan Quliyev baxıram' });
    expect(await may(colleague)).toBe(false);
    await createNote(db, { ...note, actor: writer, text: '@Orxan Quliyev, baxarsan?' });
    expect(await may(colleague)).toBe(true);
    for (const role of ['moderator', 'operator'] as const)
      expect(await may(await writeActor(db, role))).toBe(false);
  });

  it('show the article to everyone for a day', async () => {
    const { db } = await open();
    const writer = await writeActor(db, 'author');
    const stranger = await writeActor(db, 'author');
    const { id } = await writeOwnArticle(db, writer);
    const secret = 'açar'.repeat(10);
    const create = (actor: typeof writer) =>
      createPreviewToken(db, { actor, articleId: id, secret, now: NOON });
    await expect(create(stranger)).rejects.toThrow(Forbidden);
    const token = await create(writer);
    expect(verifyPreview({ token, secret, now: NOON })).toEqual({ id, expiresAt: NOON + DAY });
    expect(await canSharePreview(db, { actor: stranger, articleId: newId() })).toBe(true);
  });

  it('of an unsaved article can be created only by the account that writes it', async () => {
    const { db } = await open();
    const writer = await writeActor(db, 'author');
    const colleague = await writeActor(db, 'author');
    const articleId = newId();
    const tab = { articleId, tabKey: 't', sequence: 1, baseVersion: null, fields, now: NOON };
    await autosaveArticle(db, { ...tab, actor: writer });
    expect(await canSharePreview(db, { actor: writer, articleId })).toBe(true);
    expect(await canSharePreview(db, { actor: colleague, articleId })).toBe(false);
  });

  it('are refused to accounts that write no articles, also for an unsaved one', async () => {
    const { db } = await open();
    for (const role of ['moderator', 'operator'] as const) {
      const actor = await writeActor(db, role);
      expect(await canSharePreview(db, { actor, articleId: newId() }), role).toBe(false);
      const create = createPreviewToken(db, { actor, articleId: newId(), secret: 'a', now: NOON });
      await expect(create, role).rejects.toThrow(Forbidden);
    }
  });

  it('need a mention by somebody else on the same article, also by an account that is gone', async () => {
    const { db } = await open();
    const writer = await writeActor(db, 'author', 'Aysel Məmmədli');
    const colleague = await writeActor(db, 'author', 'Orxan Quliyev');
    const [{ id: articleId }, { id: other }] = [
      await writeOwnArticle(db, writer),
      await writeOwnArticle(db, writer),
    ];
    const note = { actor: writer, adminEmail: null, now: NOON, newId };
    await createNote(db, { ...note, articleId: other, text: '@Orxan Quliyev, baxarsan?' });
    await createNote(db, { ...note, articleId, text: '@Aysel Məmmədli, baxıram' });
    const may = (id: string) => canSharePreview(db, { actor: colleague, articleId: id });
    expect([await may(articleId), await may(other)]).toEqual([false, true]);
    await db.updateTable('article_note').set({ staff_id: null }).execute();
    expect([await may(articleId), await may(other)]).toEqual([false, true]);
  });

  it('show an article of any status as its page will look', async () => {
    const { db } = await open();
    const writer = await writeActor(db, 'author');
    const { id, fields: stored } = await writeOwnArticle(db, writer, { tags: ['Zirə', 'Sabah'] });
    expect(await findArticlePreview(db, { id })).toMatchObject({
      id,
      status: 'draft',
      title: stored.title,
      content: stored.content,
      tags: [{ name: 'Zirə' }, { name: 'Sabah' }],
      publishedAt: NOON,
      views: 0,
    });
    expect(await findArticlePreview(db, { id: 'nobody' })).toBeNull();
  });
});
