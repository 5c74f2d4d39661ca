import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BadFilePath, FileExists, type FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';

let root: string;
let store: FileStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  store = localFileStore(join(root, 'media'));
});
afterEach(() => rm(root, { recursive: true }));

const bytes = new TextEncoder().encode('salam');
const file = { contentType: 'text/plain', now: 1000 };

describe('localFileStore', () => {
  test('gives back the bytes and what is remembered of them', async () => {
    const info = await store.put('articles/1-a.txt', bytes, { ...file, customMetadata: { mediaId: 'x' } });
    expect(info).toEqual({
      bucket: 'media',
      fullPath: 'articles/1-a.txt',
      name: '1-a.txt',
      size: 5,
      contentType: 'text/plain',
      timeCreated: 1000,
      updated: 1000,
      md5Hash: '3mg4JS+V07noA7KN8ztLqg==',
      customMetadata: { mediaId: 'x' },
    });
    const found = await store.get('articles/1-a.txt');
    expect(found?.info).toEqual(info);
    expect(new TextDecoder().decode(found?.bytes)).toBe('salam');
  });

  test('keeps the birth of a file that is written again, and leaves no temporary files', async () => {
    await store.put('a/b.txt', bytes, file);
    const info = await store.put('a/b.txt', new Uint8Array([1]), { ...file, now: 2000 });
    expect([info.timeCreated, info.updated, info.size]).toEqual([1000, 2000, 1]);
    expect(await readdir(join(root, 'media', '.tmp'))).toEqual([]);
  });

  test('onlyNew refuses a path that is taken and keeps what was there', async () => {
    const tries = [1, 2, 3].map((it) => store.put('a.txt', new Uint8Array(it), { ...file, onlyNew: true }));
    const ended = await Promise.allSettled(tries);
    expect(ended.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
    for (const it of ended) if (it.status === 'rejected') expect(it.reason).toBeInstanceOf(FileExists);
  });

  test('lists by prefix, deletes once', async () => {
    for (const path of ['variants/1/b.jpg', 'variants/1/a.jpg', 'articles/1-a.jpg'])
      await store.put(path, bytes, file);
    expect((await store.list('variants/1/')).map((it) => it.fullPath)).toEqual([
      'variants/1/a.jpg',
      'variants/1/b.jpg',
    ]);
    expect(await store.list('nothing')).toEqual([]);
    expect(await store.delete('articles/1-a.jpg')).toBe(true);
    expect(await store.delete('articles/1-a.jpg')).toBe(false);
    expect(await store.get('articles/1-a.jpg')).toBeNull();
  });

  test('an empty store has nothing', async () => {
    expect(await store.get('a.txt')).toBeNull();
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
    '',
    '..',
  ])('refuses the path %j', async (path) => {
    await writeFile(join(root, 'a.txt'), 'outside');
    await expect(store.get(path)).rejects.toBeInstanceOf(BadFilePath);
    await expect(store.put(path, bytes, file)).rejects.toBeInstanceOf(BadFilePath);
    await expect(store.delete(path)).rejects.toBeInstanceOf(BadFilePath);
  });
});
