import { expect, it } from 'vitest';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { getArticleState } from '#features/articles/rules/article-state.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { purgeNewsroom } from '#features/articles/rules/deleted/deleted-articles.ts';
import { autosaveArticle, discardAutosave } from '#features/articles/rules/drafts/autosave-article.ts';
import { restoreRevision } from '#features/articles/rules/revisions/restore-revision.ts';
import { createArticle } from '#features/articles/rules/write/create-article.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import { articleInput, NOON, newId } from '#tests/kit/content/articles.ts';
import { openStore, pngOf, writeMedia } from '#tests/kit/content/media.ts';
import { changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { deleteMedia, replaceMedia } from './change-media.ts';

const LATER = NOON + MINUTE;
const common = { now: LATER, newId };

describeOnEachDatabase('an image that an article shows', (open) => {
  async function prepare() {
    const { db } = await open();
    const store = openStore();
    const actor = await writeActor(db, 'editor');
    const media = await writeMedia(db, store, { actor });
    const remove = (id = media.id) => deleteMedia(db, store, { actor, id, ...common });
    return { db, store, actor, media, remove };
  }

  it('is the new image when it was replaced while the form was open', async () => {
    const { db, store, actor, media } = await prepare();
    const opened = await writeOwnArticle(db, actor, { image: media.url });
    const bytes = await pngOf('#c0ffee');
    const replacement = await replaceMedia(db, store, {
      actor,
      id: media.id,
      bytes,
      fileName: 'yeni.png',
      ...common,
    });
    const fields = changed(opened, { title: 'Yeni başlıq' });
    await saveArticle(db, { actor, id: opened.id, baseVersion: 1, fields, ...common });
    const article = articleInput({ title: 'İkinci', image: media.url });
    await createArticle(db, { actor, article, ...common });
    const rows = await db.selectFrom('article').select('image').execute();
    expect(rows.map(({ image }) => image)).toEqual([replacement.url, replacement.url]);
  });

  it('prevents publishing when it is deleted', async () => {
    const { db, actor, media, remove } = await prepare();
    await remove();
    const draft = await writeOwnArticle(db, actor, { image: media.url });
    const problem = { problems: [{ field: 'image', code: 'image.gone' }] };
    await expect(moveInForm(db, { actor, id: draft.id, move: 'publish', ...common })).rejects.toMatchObject(
      problem,
    );
  });

  it('is left out when a revision with the deleted image is restored', async () => {
    const { db, store, actor, media, remove } = await prepare();
    const other = await writeMedia(db, store, { actor });
    const figure = (url: string, caption: string) =>
      `<figure><img src="${url}" alt="q" /><figcaption>${caption}</figcaption></figure>`;
    const content = `<p>Bir</p>${figure(media.url, 'Getdi')}${figure(other.url, 'Qaldı')}<p>İki</p>`;
    const { id } = await writeOwnArticle(db, actor, { image: media.url, content });
    const fields = changed(await getArticleState(db, { id }), { image: other.url, content: '<p>Üç</p>' });
    await saveArticle(db, { actor, id, baseVersion: 1, fields, ...common });
    await remove();
    await restoreRevision(db, { actor, id, version: 1, baseVersion: 2, ...common });
    expect((await getArticleState(db, { id })).fields).toMatchObject({
      image: other.url,
      content: `<p>Bir</p>${figure(other.url, 'Qaldı')}<p>İki</p>`,
    });
  });

  it('cannot be deleted while a deleted article with it can be restored', async () => {
    const { db, actor, media, remove } = await prepare();
    const { id } = await writeOwnArticle(db, actor, { image: media.url });
    await deleteArticle(db, { actor, id, ...common });
    await expect(remove()).rejects.toMatchObject({ code: 'image.kept' });
    await purgeNewsroom(db, { now: LATER + 31 * DAY });
    await remove();
  });

  it('cannot be deleted while an autosave contains it', async () => {
    const { db, actor, media, remove } = await prepare();
    const typed = { ...articleInput(), content: `<p>a</p><img src="${media.url}" alt="q">` };
    const tab = { actor, articleId: 'yeni', tabKey: 'tab', sequence: 1 };
    await autosaveArticle(db, { ...tab, baseVersion: null, fields: typed, now: LATER });
    await expect(remove()).rejects.toMatchObject({ code: 'image.kept' });
    await discardAutosave(db, { ...tab, sequence: 2, now: LATER });
    await remove();
  });
});
