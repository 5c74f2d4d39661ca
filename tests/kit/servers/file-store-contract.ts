import { beforeEach, describe, expect, test } from 'vitest';
import { BadFilePath, FileExists, type FileStore } from '#platform/files/file-store.ts';

const bytes = new TextEncoder().encode('salam');
const file = { contentType: 'text/plain', now: 1000 };

/** Tests every behaviour of a file store. `open` returns an empty store; `bucket` is its name. */
export function describeFileStore(
  name: string,
  open: () => Promise<{ store: FileStore; bucket: string }>,
): void {
  describe(`${name} keeps the promises of a store`, () => {
    let store: FileStore;
    let bucket: string;
    beforeEach(async () => {
      ({ store, bucket } = await open());
    });

    test('gives back the bytes and what is remembered of them', async () => {
      const words = { mediaId: 'x', originalName: 'Qarabağ qolu “1:0”.jpg' };
      const info = await store.put('articles/1-a.txt', bytes, { ...file, customMetadata: words });
      expect(info).toEqual({
        bucket,
        fullPath: 'articles/1-a.txt',
        name: '1-a.txt',
        size: 5,
        contentType: 'text/plain',
        timeCreated: 1000,
        updated: 1000,
        md5Hash: '3mg4JS+V07noA7KN8ztLqg==',
        customMetadata: words,
      });
      const found = await store.get('articles/1-a.txt');
      expect(found?.info).toEqual(info);
      expect(new TextDecoder().decode(found?.bytes)).toBe('salam');
      expect(await store.findInfo('articles/1-a.txt')).toEqual(info);
    });

    test('keeps bytes that are no text as they are', async () => {
      const all = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256);
      await store.put('a.png', all, { ...file, contentType: 'image/png' });
      const found = await store.get('a.png');
      expect(Buffer.from(found?.bytes ?? []).equals(all)).toBe(true);
    });

    test('keeps the birth of a file that is written again', async () => {
      await store.put('a/b.txt', bytes, file);
      const info = await store.put('a/b.txt', new Uint8Array([1]), { ...file, now: 2000 });
      expect([info.timeCreated, info.updated, info.size]).toEqual([1000, 2000, 1]);
      expect(await store.findInfo('a/b.txt')).toEqual(info);
    });

    test('onlyNew refuses a path that is taken and keeps what was there', async () => {
      const tries = [1, 2, 3].map((it) => store.put('a.txt', new Uint8Array(it), { ...file, onlyNew: true }));
      const ended = await Promise.allSettled(tries);
      const [first] = ended.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
      expect(ended.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
      for (const it of ended) if (it.status === 'rejected') expect(it.reason).toBeInstanceOf(FileExists);
      expect((await store.get('a.txt'))?.bytes.byteLength).toBe(first?.size);
    });

    test('lists by prefix, deletes once', async () => {
      for (const path of ['variants/1/b.jpg', 'variants/1/a.jpg', 'variants/10/a.jpg', 'articles/1-a.jpg'])
        await store.put(path, bytes, file);
      expect((await store.list('variants/1/')).map((it) => it.fullPath)).toEqual([
        'variants/1/a.jpg',
        'variants/1/b.jpg',
      ]);
      expect((await store.list('')).map((it) => it.fullPath)).toHaveLength(4);
      expect(await store.list('nothing')).toEqual([]);
      expect(await store.list('nothing/here/')).toEqual([]);
      expect(await store.delete('articles/1-a.jpg')).toBe(true);
      expect(await store.delete('articles/1-a.jpg')).toBe(false);
      expect(await store.get('articles/1-a.jpg')).toBeNull();
      expect(await store.findInfo('articles/1-a.jpg')).toBeNull();
    });

    test('an empty store has nothing', async () => {
      expect(await store.get('a.txt')).toBeNull();
      expect(await store.findInfo('a.txt')).toBeNull();
      expect(await store.list('')).toEqual([]);
    });

    test.each([
      '../a.txt',
      'a/../../a.txt',
      '/etc/passwd',
      'a//b',
      'a\\..\\b',
      '.info/a.txt',
      'a/.env',
      'a\0b',
      'a?x=1',
      '',
      '..',
    ])('refuses the path %j', async (path) => {
      const refused = (work: () => Promise<unknown>) =>
        expect((async () => work())()).rejects.toBeInstanceOf(BadFilePath);
      await refused(() => store.get(path));
      await refused(() => store.findInfo(path));
      await refused(() => store.put(path, bytes, file));
      await refused(() => store.delete(path));
    });
  });
}
