import { expect, it } from 'vitest';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { openStore, pngOf, writeMedia } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { uploadImage } from './upload-image.ts';

describeOnEachDatabase('uploadImage', (open) => {
  it('keeps the picture in the name of who sent it, with its line in the journal', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'author');
    const media = await writeMedia(db, openStore(), {
      actor,
      words: { alt: '  Qol   anı ', credit: 'AFFA' },
    });
    expect(media).toMatchObject({ createdBy: actor.id, alt: 'Qol anı', credit: 'AFFA', decorative: false });
    const line = await db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      ...{ action: 'image.upload', subject_type: 'image', subject_id: media.id, actor_id: actor.id },
      before: null,
    });
  });

  it('gives the picture that is there for the same bytes, and a copy only when it is wanted', async () => {
    const { db } = await open();
    const store = openStore();
    const [first, second] = [await writeStaff(db, 'author'), await writeStaff(db, 'editor')];
    const bytes = await pngOf('#102030');
    const media = await writeMedia(db, store, { actor: first, bytes });
    const upload = { actor: second, bytes, fileName: 'başqa ad.png', now: NOON + 99, newId };
    expect(await uploadImage(db, store, upload)).toEqual({ media, isDuplicate: true });
    const kept = await store.get(media.path);
    const downloaded = { ...upload, bytes: kept?.bytes ?? new Uint8Array() };
    expect(await uploadImage(db, store, downloaded)).toEqual({ media, isDuplicate: true });
    const copy = await uploadImage(db, store, { ...upload, allowsDuplicate: true });
    expect([copy.isDuplicate, copy.media.id === media.id]).toEqual([false, false]);
    expect(await store.list('articles/')).toHaveLength(2);
  });

  it('says what is wrong and keeps nothing', async () => {
    const { db } = await open();
    const store = openStore();
    const actor = await writeStaff(db, 'author');
    const upload = { actor, fileName: 'a.png', now: NOON, newId };
    const codeOf = (bytes: Buffer, words = {}) =>
      uploadImage(db, store, { ...upload, bytes, words }).catch((error) => error.problems?.[0]?.code);
    expect(await codeOf(Buffer.alloc(0))).toBe('image.required');
    expect(await codeOf(Buffer.from('bu şəkil deyil'))).toBe('image.type');
    expect(await codeOf(Buffer.alloc(5_242_881))).toBe('image.size');
    expect(await codeOf(await pngOf('#fff'), { alt: 'a'.repeat(301) })).toBe('alt.tooLong');
    expect(await store.list('')).toEqual([]);
    expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
  });
});
