import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLocalFileStore } from '#platform/files/create-local-file-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findMedia, toReaderPicture } from '../media.ts';
import { makeVariant } from './make-variant.ts';
import { type NewImage, storeImage } from './store-image.ts';

const blank = sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a7a3c' } });
const photo = await blank.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
const drawing = await blank.clone().png().toBuffer();
const now = 1_761_900_000_000;

let folder: string;
let store: FileStore;
let ids = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  store = createLocalFileStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

function newImage(changes: Partial<NewImage> = {}): NewImage {
  const newId = () => {
    ids += 1;
    return `media${ids}`;
  };
  const texts = { alt: 'Qol anı', credit: 'Foto: Arxiv', caption: '' };
  return { bytes: photo, fileName: 'Qarabağ qolu.jpg', now, newId, createdBy: null, ...texts, ...changes };
}

describeOnEachDatabase('storeImage', (open) => {
  it('recognises its file when the store has it and only the response was lost', async () => {
    const { db } = await open();
    const lossyStore: FileStore = {
      ...store,
      async put(path, bytes, file) {
        await store.put(path, bytes, file);
        throw new TypeError('fetch failed');
      },
    };
    expect(await storeImage(db, lossyStore, newImage())).toMatchObject({ ok: true });
    expect(await store.list('')).toHaveLength(1);
    const brokenStore: FileStore = { ...store, put: () => Promise.reject(new TypeError('fetch failed')) };
    await expect(storeImage(db, brokenStore, newImage())).rejects.toThrow('fetch failed');
    expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1);
  });

  it('stores the file at articles/{timestamp}-{filename} and inserts the row', async () => {
    const { db } = await open();
    const stored = await storeImage(db, store, newImage());
    if (!stored.ok) throw new Error(stored.problem);
    const { media } = stored;
    expect(media).toMatchObject({
      url: `/media/articles/${now}-qarabag-qolu.jpg`,
      path: `articles/${now}-qarabag-qolu.jpg`,
      name: `${now}-qarabag-qolu.jpg`,
      contentType: 'image/jpeg',
      width: 400,
      height: 600,
      createdAt: now,
    });
    expect(media.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
    const file = await store.get(media.path);
    expect(file?.info.customMetadata).toEqual({ mediaId: media.id, originalName: 'Qarabağ qolu.jpg' });
    const md5 = createHash('md5')
      .update(file?.bytes ?? '')
      .digest('base64');
    expect([media.md5Hash, media.size]).toEqual([md5, file?.bytes.byteLength]);
    expect(await findMedia(db, { id: media.id })).toEqual(media);
    expect(await findMedia(db, { url: media.url })).toEqual(media);
    expect(await findMedia(db, { path: media.path })).toEqual(media);
    expect(await findMedia(db, { id: 'none' })).toBeNull();
    expect(toReaderPicture(media)).toMatchObject({ url: media.url, alt: 'Qol anı', focalX: 0.5 });
    expect(toReaderPicture({ ...media, decorative: true }).alt).toBe('');
    const variant = await makeVariant(store, { media, crop: '1x1', width: 320, format: 'webp', now });
    expect(variant?.contentType).toBe('image/webp');
  });

  it('uses the format of the bytes when the name has another extension', async () => {
    const { db } = await open();
    const stored = await storeImage(db, store, newImage({ bytes: drawing, fileName: 'foto.jpg' }));
    expect(stored.ok && [stored.media.name, stored.media.contentType]).toEqual([
      `${now}-foto.png`,
      'image/png',
    ]);
  });

  it('never replaces a file with the same name and time', async () => {
    const { db } = await open();
    const all = await Promise.all([1, 2, 3].map(() => storeImage(db, store, newImage())));
    const urls = all.map((stored) => stored.ok && stored.media.url);
    expect(new Set(urls).size).toBe(3);
    expect(await store.list('articles/')).toHaveLength(3);
  });

  it.each([
    ['image.type', Buffer.from('bu şəkil deyil')],
    ['image.size', Buffer.alloc(5_242_881)],
    ['image.corrupt', photo.subarray(0, photo.length - 300)],
  ] as const)('reports %s and stores nothing', async (problem, bytes) => {
    const { db } = await open();
    expect(await storeImage(db, store, newImage({ bytes }))).toEqual({ ok: false, problem });
    expect(await store.list('')).toEqual([]);
    expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
  });

  it('deletes the file when the row cannot be inserted', async () => {
    const { db } = await open();
    await storeImage(db, store, newImage({ newId: () => 'same' }));
    await expect(storeImage(db, store, newImage({ newId: () => 'same' }))).rejects.toThrow(
      /unique constraint/i,
    );
    expect(await store.list('articles/')).toHaveLength(1);
  });
});
