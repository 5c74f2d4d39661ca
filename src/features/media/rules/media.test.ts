import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { openStore, pngOf, writeMedia, writeMediaRow } from '#tests/kit/content/media.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { deleteMedia, pickAuditedFields, replaceMedia, updateMedia } from './change-media.ts';
import { findMediaUses, getMediaDetails } from './find-media-uses.ts';
import { emptyImageMetadata } from './image-metadata.ts';
import { listMedia } from './list-media.ts';
import { findMedia, listPictureFiles, toReaderPicture } from './media.ts';

describeOnEachDatabase('an image of the library', (open) => {
  async function prepare() {
    const { db } = await open();
    const store = openStore();
    const author = await writeActor(db, 'author', 'Elvin');
    return { db, store, author };
  }
  const getRow = async (db: Db, url: string) => {
    const media = await findMedia(db, { url });
    if (!media) throw new Error('no image');
    return media;
  };

  it('is read as it was written, with its texts', async () => {
    const { db, store, author } = await prepare();
    const metadata = { ...emptyImageMetadata, alt: 'Qol', credit: 'AFFA', caption: 'Final', focalX: 0.25 };
    const media = await writeMedia(db, store, { actor: author, metadata });
    expect(media).toMatchObject(metadata);
    for (const key of [{ id: media.id }, { url: media.url }, { path: media.path }])
      expect(await findMedia(db, key)).toEqual(media);
    // The texts do not run together.
    for (const search of ['qol', 'affa', 'final'])
      expect((await listMedia(db, { actor: author, search })).pictures).toEqual([media]);
    expect((await listMedia(db, { actor: author, search: 'qolaffa' })).pictures).toEqual([]);
    await db.updateTable('media').set({ credit: null, caption: null }).execute();
    expect(await findMedia(db, { id: media.id })).toMatchObject({ credit: '', caption: '' });
  });

  it('without meaning has no alt text for readers', async () => {
    const { db } = await prepare();
    const url = await writeMediaRow(db, 'fon.webp');
    expect(toReaderPicture(await getRow(db, url))).toMatchObject({ url, alt: 'Qol anı', color: '#112233' });
    await db.updateTable('media').set({ decorative: 1 }).execute();
    expect(await getRow(db, url)).toMatchObject({ decorative: true });
    expect(toReaderPicture(await getRow(db, url)).alt).toBe('');
  });

  it('is listed with its file for feeds, and a picture from elsewhere is not', async () => {
    const { db } = await prepare();
    const url = await writeMediaRow(db, 'qol.webp');
    await writeMediaRow(db, 'basqa.webp');
    const files = await listPictureFiles(db, { urls: [url, 'https://example.com/a.jpg'] });
    expect([...files]).toEqual([[url, { type: 'image/webp', bytes: 4321, width: 640, height: 360 }]]);
    expect(await listPictureFiles(db, { urls: [] })).toEqual(new Map());
  });

  it('is shown to staff with its uploader, its file and its uses', async () => {
    const { db, store, author } = await prepare();
    const media = await writeMedia(db, store, { actor: author });
    const article = await writeArticle(db, { image: media.url });
    const details = await getMediaDetails(db, store, { actor: author, id: media.id });
    expect(details).toMatchObject({
      media,
      uploader: 'Elvin',
      file: { fullPath: media.path },
      uses: { total: 1 },
    });
    expect(details.uses.articles.map(({ id }) => id)).toEqual([article.id]);
    await db.updateTable('media').set({ created_by: null }).execute();
    await store.delete(media.path);
    const later = await getMediaDetails(db, store, { actor: author, id: media.id });
    expect(later).toMatchObject({ uploader: null, file: null });
  });

  it('has at most the wanted number of uses, the last changed first, and counts all', async () => {
    const { db } = await prepare();
    const url = await writeMediaRow(db, 'qol.webp');
    const ids: string[] = [];
    for (const now of [NOON, NOON + 2, NOON + 1]) ids.push((await writeArticle(db, { image: url, now })).id);
    const uses = await findMediaUses(db, { media: await getRow(db, url), limit: 2 });
    expect(uses.total).toBe(3);
    expect(uses.articles.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
  });

  it('of a draft may stay without an alt text that it never had', async () => {
    const { db, store, author } = await prepare();
    const media = await writeMedia(db, store, { actor: author, metadata: {} });
    const update = (over: object, isDraft: boolean) =>
      updateMedia(db, store, {
        actor: author,
        id: media.id,
        metadata: { ...emptyImageMetadata, ...over },
        isDraft,
        now: NOON,
        newId,
      });
    await expect(update({}, false)).rejects.toThrow('alt: alt.required');
    expect(await update({ credit: 'AFFA' }, true)).toMatchObject({ alt: '', credit: 'AFFA' });
    await update({ decorative: true }, true);
    // Nobody has forgotten its text: it was marked as an image without meaning.
    await expect(update({}, true)).rejects.toThrow('alt: alt.required');
    await update({ alt: 'Qol' }, true);
    await expect(update({}, true)).rejects.toThrow('alt: alt.required');
  });

  it('is recorded in the audit log when it is uploaded, replaced and deleted', async () => {
    const { db, store, author } = await prepare();
    const media = await writeMedia(db, store, { actor: author, now: NOON });
    const change = { actor: author, id: media.id, newId };
    const bytes = await pngOf('#c0ffee', { width: 30, height: 40 });
    const replaced = await replaceMedia(db, store, { ...change, bytes, fileName: 'yeni.png', now: NOON + 1 });
    await deleteMedia(db, store, { ...change, now: NOON + 2 });
    const [before, after] = [pickAuditedFields(media), pickAuditedFields(replaced)];
    expect(before).toMatchObject({ path: media.path, alt: 'Qol anı' });
    expect(await listAuditLines(db)).toEqual([
      ['image.upload', null, before],
      ['image.replace', before, after],
      ['image.delete', after, null],
    ]);
  });

  it('that is replaced has new variants in the texts of articles, too', async () => {
    const { db, store } = await prepare();
    const actor = await writeActor(db, 'editor');
    const media = await writeMedia(db, store, { actor });
    const variant = (url: string) => `<p><img src="${url}/full-768.jpg?v=500-500" alt="q"></p>`;
    const article = await writeArticle(db);
    const row = () =>
      db.selectFrom('article').select('content').where('id', '=', article.id).executeTakeFirstOrThrow();
    await db
      .updateTable('article')
      .set({ content: variant(media.url) })
      .execute();
    const change = { actor, id: media.id, newId, now: NOON + MINUTE, fileName: 'yeni.png' };
    const replaced = await replaceMedia(db, store, { ...change, bytes: await pngOf('#c0ffee') });
    expect((await row()).content).toBe(variant(replaced.url));
  });

  it('keeps its file when somebody else takes the right to replace it meanwhile', async () => {
    const { db, store, author } = await prepare();
    const media = await writeMedia(db, store, { actor: author });
    const bytes = await pngOf('#c0ffee', { width: 30, height: 40 });
    const change = { actor: author, id: media.id, bytes, fileName: 'yeni.png', now: NOON + MINUTE, newId };
    const publishing: typeof store = {
      ...store,
      async put(...file) {
        await writeArticle(db, { image: media.url });
        return store.put(...file);
      },
    };
    await expect(replaceMedia(db, publishing, change)).rejects.toMatchObject({ code: 'image.published' });
    expect((await store.list('')).map(({ fullPath }) => fullPath)).toEqual([media.path]);
  });
});
