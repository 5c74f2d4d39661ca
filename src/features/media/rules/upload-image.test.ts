import { expect, it } from 'vitest';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { openStore, pngOf, writeMedia } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { uploadImage } from './upload-image.ts';

describeOnEachDatabase('uploadImage', (open) => {
  it('stores the image with its uploader and records the upload', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'author');
    const media = await writeMedia(db, openStore(), {
      actor,
      metadata: { alt: '  Qol   anı ', credit: 'AFFA' },
    });
    expect(media).toMatchObject({ createdBy: actor.id, alt: 'Qol anı', credit: 'AFFA', decorative: false });
    const line = await db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      action: 'image.upload',
      subject_type: 'image',
      subject_id: media.id,
      actor_id: actor.id,
      before: null,
    });
  });

  it('returns the existing image for the same bytes, and stores a copy only when allowed', async () => {
    const { db } = await open();
    const store = openStore();
    const [first, second] = [await writeStaff(db, 'author'), await writeStaff(db, 'editor')];
    const bytes = await pngOf('#102030');
    const media = await writeMedia(db, store, { actor: first, bytes });
    const upload = { actor: second, bytes, fileName: 'başqa ad.png', now: NOON + 99, newId };
    expect(await uploadImage(db, store, upload)).toEqual({ media, isDuplicate: true });
    const file = await store.get(media.path);
    const downloaded = { ...upload, bytes: file?.bytes ?? new Uint8Array() };
    expect(await uploadImage(db, store, downloaded)).toEqual({ media, isDuplicate: true });
    const copy = await uploadImage(db, store, { ...upload, allowsDuplicate: true });
    expect([copy.isDuplicate, copy.media.id === media.id]).toEqual([false, false]);
    expect(await store.list('articles/')).toHaveLength(2);
  });

  it('reports a problem and stores nothing', async () => {
    const { db } = await open();
    const store = openStore();
    const actor = await writeStaff(db, 'author');
    const upload = { actor, fileName: 'a.png', now: NOON, newId };
    const codeOf = (bytes: Buffer, words = {}) =>
      uploadImage(db, store, { ...upload, bytes, metadata: words }).catch(
        (error) => error.problems?.[0]?.code,
      );
    expect(await codeOf(Buffer.alloc(0))).toBe('image.required');
    expect(await codeOf(Buffer.from('bu şəkil deyil'))).toBe('image.type');
    expect(await codeOf(Buffer.alloc(5_242_881))).toBe('image.size');
    expect(await codeOf(await pngOf('#fff'), { alt: 'a'.repeat(301) })).toBe('alt.tooLong');
    expect(await store.list('')).toEqual([]);
    expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
  });
});
