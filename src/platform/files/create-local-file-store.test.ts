import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeFileStore } from '#tests/kit/servers/file-store-contract.ts';
import { createLocalFileStore } from './create-local-file-store.ts';
import { BadFilePath } from './file-store.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(root, { recursive: true }));

describeFileStore('createLocalFileStore', async () => ({
  store: createLocalFileStore(join(root, 'media')),
  bucket: 'media',
}));

describe('createLocalFileStore', () => {
  test('deletes its temporary files', async () => {
    const store = createLocalFileStore(join(root, 'media'));
    const file = { contentType: 'text/plain', now: 1000 };
    await store.put('a/b.txt', new Uint8Array([1]), file);
    await store.put('a/b.txt', new Uint8Array([2]), file);
    expect(await readdir(join(root, 'media', '.tmp'))).toEqual([]);
  });

  test('refuses paths outside of its folder', async () => {
    await writeFile(join(root, 'a.txt'), 'outside');
    await expect(createLocalFileStore(join(root, 'media')).get('../a.txt')).rejects.toBeInstanceOf(
      BadFilePath,
    );
  });
});
