import { expect, it } from 'vitest';
import { Forbidden } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { openStore, writeMedia } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { updateMedia } from './change-media.ts';
import { makeVariant } from './images/make-variant.ts';
import { listMedia } from './list-media.ts';

const words = {
  alt: 'Yeni təsvir',
  decorative: false,
  credit: 'AFFA',
  caption: '',
  focalX: 0.25,
  focalY: 0.75,
};

describeOnEachDatabase('updateMedia', (open) => {
  async function prepare() {
    const { db } = await open();
    const store = openStore();
    const author = await writeStaff(db, 'author');
    const media = await writeMedia(db, store, { actor: author });
    const change = (actor: Actor, over: Partial<typeof words> = {}) =>
      updateMedia(db, store, { actor, id: media.id, metadata: { ...words, ...over }, now: NOON + 5, newId });
    return { db, store, author, media, change };
  }

  it('changes metadata, focal point and search text, and records the change', async () => {
    const { db, author, media, change } = await prepare();
    expect(await change(author)).toEqual({ ...media, ...words, updatedAt: NOON + 5 });
    const found = await listMedia(db, { actor: author, search: 'tesvir AFFA' });
    expect(found.pictures.map(({ id }) => id)).toEqual([media.id]);
    const line = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'image.update')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(line.before ?? '')).toMatchObject({ alt: 'Qol anı', focalX: 0.5 });
    expect(JSON.parse(line.after ?? '')).toMatchObject({ alt: 'Yeni təsvir', focalX: 0.25 });
  });

  it('takes a focal point inside the image, its edges included', async () => {
    const { author, change } = await prepare();
    const edges = { focalX: 0, focalY: 1 };
    expect(await change(author, edges)).toMatchObject(edges);
    for (const outside of [{ focalX: -0.001 }, { focalY: 1.001 }, { focalX: Number.NaN }])
      await expect(change(author, outside)).rejects.toThrow('focalPoint.invalid');
  });

  it('is allowed for the uploader and for editors', async () => {
    const { db, change } = await prepare();
    await expect(change(await writeStaff(db, 'author'))).rejects.toBeInstanceOf(Forbidden);
    expect(await change(await writeStaff(db, 'editor'))).toMatchObject({ alt: words.alt });
  });

  it('requires an alt text unless the image is decorative', async () => {
    const { author, change } = await prepare();
    const codesOf = (over: Partial<typeof words>) =>
      change(author, over).then(
        () => [],
        (error) => error.problems.map((problem: { code: string }) => problem.code),
      );
    expect(await codesOf({ alt: '  ' })).toEqual(['alt.required']);
    expect(await codesOf({ focalX: 1.2 })).toEqual(['focalPoint.invalid']);
    expect(await codesOf({ focalY: Number.NaN })).toEqual(['focalPoint.invalid']);
    expect(await codesOf({ caption: 'a'.repeat(501), credit: 'a'.repeat(121) })).toEqual([
      'credit.tooLong',
      'caption.tooLong',
    ]);
    expect(await change(author, { alt: 'gedir', decorative: true })).toMatchObject({
      alt: '',
      decorative: true,
    });
  });

  it('deletes only the variants of the old focal point', async () => {
    const { store, author, media, change } = await prepare();
    const variant = { media, width: 320, format: 'webp', now: NOON } as const;
    await makeVariant(store, { ...variant, crop: '1x1' });
    await makeVariant(store, { ...variant, crop: 'full' });
    await change(author, { focalX: 0.5, focalY: 0.5 });
    expect(await store.list(`variants/${media.path}/`)).toHaveLength(2);
    await change(author);
    expect((await store.list(`variants/${media.path}/`)).map(({ name }) => name)).toEqual(['full-320.webp']);
  });
});
