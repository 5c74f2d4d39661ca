import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { Conflict, Forbidden, NotFound } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { openStore, pngOf, writeMedia } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { deleteMedia, replaceMedia } from './change-media.ts';
import { findMovedMedia } from './files/media-paths.ts';
import { findMediaUses } from './find-media-uses.ts';
import { makeVariant } from './images/make-variant.ts';
import { findMedia } from './media.ts';

describeOnEachDatabase('the uses of an image', (open) => {
  async function prepare() {
    const { db } = await open();
    const store = openStore();
    const author = await writeStaff(db, 'author');
    const editor = await writeStaff(db, 'editor');
    const media = await writeMedia(db, store, { actor: author });
    const replace = async (actor: Actor) =>
      replaceMedia(db, store, {
        actor,
        id: media.id,
        bytes: await pngOf('#c0ffee', { width: 300, height: 400 }),
        fileName: 'yeni.png',
        now: NOON + MINUTE,
        newId,
      });
    const remove = (actor: Actor) => deleteMedia(db, store, { actor, id: media.id, now: NOON, newId });
    const uses = async () => findMediaUses(db, { media: (await findMedia(db, { id: media.id })) ?? media });
    return { db, store, author, editor, media, replace, remove, uses };
  }

  it('are found as main image and in the text, also of drafts, and follow every change', async () => {
    const { db, media, uses } = await prepare();
    expect(await uses()).toEqual({ articles: [], total: 0, unsavedOrDeleted: 0, isPublic: false });
    const content = `<p>a</p><img src="${media.url}/full-768.jpg?v=500-500" alt=""><img src="${media.url}" alt="">`;
    const draft = await writeArticle(db, { title: 'Qaralama', status: 'draft', content });
    expect(await uses()).toMatchObject({ total: 1, isPublic: false });
    const both = await writeArticle(db, { title: 'Hər ikisi', image: media.url, content });
    const { articles, isPublic } = await uses();
    expect(isPublic).toBe(true);
    expect(articles.map(({ id, isHead, isInText }) => [id, isHead, isInText]).sort()).toEqual(
      [
        [draft.id, false, true],
        [both.id, true, true],
      ].sort(),
    );
    await db.updateTable('article').set({ content: '<p>təmiz</p>' }).where('id', '=', draft.id).execute();
    await db.deleteFrom('article').where('id', '=', both.id).execute();
    expect((await uses()).total).toBe(0);
  });

  it('get the replaced image with a new URL, and the old URL leads to it', async () => {
    const { db, store, editor, media, replace, uses } = await prepare();
    const content = `<img src="${media.url}" alt="q"><p>${media.url}x</p>`;
    const article = await writeArticle(db, { image: media.url, content });
    await makeVariant(store, { media, crop: '1x1', width: 320, format: 'webp', now: NOON });
    const replacement = await replace(editor);
    expect(replacement).toMatchObject({
      id: media.id,
      alt: media.alt,
      createdBy: media.createdBy,
      width: 300,
    });
    expect(replacement.url).not.toBe(media.url);
    const row = await db
      .selectFrom('article')
      .select(['image', 'content', 'version'])
      .where('id', '=', article.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ image: replacement.url, version: 1 });
    expect(row.content).toContain(`src="${replacement.url}"`);
    expect(row.content).toContain(`${media.url}x`);
    expect((await store.list('')).map(({ fullPath }) => fullPath)).toEqual([replacement.path]);
    expect(await findMovedMedia(db, { path: media.path })).toBe(replacement.url);
    expect(await findMovedMedia(db, { path: `${media.path}/1x1-320.webp` })).toBe(
      `${replacement.url}/1x1-320.webp?v=500-500`,
    );
    expect(await findMovedMedia(db, { path: 'articles/1-none.png' })).toBeNull();
    // A restored revision contains the old URL.
    await db.updateTable('article').set({ image: media.url, content: '' }).execute();
    expect((await uses()).total).toBe(1);
  });

  it('prevent an author from replacing an image that readers see', async () => {
    const { db, author, media, replace } = await prepare();
    await expect(replace(await writeStaff(db, 'author'))).rejects.toBeInstanceOf(Forbidden);
    const article = await writeArticle(db, { image: media.url });
    await expect(replace(author)).rejects.toMatchObject({ code: 'image.published' });
    await db.deleteFrom('article').where('id', '=', article.id).execute();
    expect(await replace(author)).toMatchObject({ width: 300 });
  });

  it('keep the old image when the new file is not an image', async () => {
    const { db, store, editor, media } = await prepare();
    const change = { actor: editor, id: media.id, fileName: 'a.png', now: NOON, newId };
    await expect(
      replaceMedia(db, store, { ...change, bytes: Buffer.from('bu şəkil deyil') }),
    ).rejects.toMatchObject({ problems: [{ field: 'file', code: 'image.type' }] });
    expect(await findMedia(db, { id: media.id })).toEqual(media);
    expect(await store.list('articles/')).toHaveLength(1);
  });

  it('prevent deleting; without them file, variants and row are deleted, which is recorded', async () => {
    const { db, store, author, editor, media, remove } = await prepare();
    const article = await writeArticle(db, { status: 'draft', content: `<img src="${media.url}" alt="q">` });
    await expect(remove(editor)).rejects.toBeInstanceOf(Conflict);
    await expect(remove(editor)).rejects.toMatchObject({ code: 'image.inUse' });
    await expect(remove(await writeStaff(db, 'author'))).rejects.toBeInstanceOf(Forbidden);
    await db.deleteFrom('article').where('id', '=', article.id).execute();
    await makeVariant(store, { media, crop: '1x1', width: 320, format: 'webp', now: NOON });
    await remove(author);
    expect(await store.list('')).toEqual([]);
    expect(await findMedia(db, { id: media.id })).toBeNull();
    await expect(remove(author)).rejects.toBeInstanceOf(NotFound);
    const line = await db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('action', '=', 'image.delete')
      .execute();
    expect(line).toEqual([{ action: 'image.delete', after: null }]);
  });
});
