import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { describeFileStore } from '#tests/kit/servers/file-store-contract.ts';
import { startS3Server } from '#tests/kit/servers/s3-server.ts';
import { S3Error, s3FileStore } from './s3-file-store.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeEach(async () => {
  server = await startS3Server();
});
afterEach(() => server.stop());

describeFileStore('s3FileStore', async () => ({
  store: s3FileStore(server.config),
  bucket: server.config.bucket,
}));

describe('s3FileStore', () => {
  test('lists more files than one response holds', async () => {
    const paged = await startS3Server({ pageSize: 10 });
    onTestFinished(() => paged.stop());
    const store = s3FileStore(paged.config);
    const paths = Array.from({ length: 25 }, (_, at) => `many/${String(at).padStart(4, '0')}.txt`);
    for (const path of paths)
      await store.put(path, new Uint8Array([1]), { contentType: 'text/plain', now: 1 });
    expect((await store.list('many/')).map(({ fullPath }) => fullPath)).toEqual(paths);
  });

  test('signs every request: the server refuses another secret in every method', async () => {
    const path = 'articles/1761900000000-qol-1.png';
    const file = { contentType: 'image/png', now: 1 };
    const owner = s3FileStore(server.config);
    await owner.put(path, new Uint8Array([1, 2, 3]), file);
    expect((await owner.list('articles/')).map(({ fullPath }) => fullPath)).toEqual([path]);
    const wrongSecret = s3FileStore({ ...server.config, secretAccessKey: 'guessed' });
    for (const attempt of [
      () => wrongSecret.put(path, new Uint8Array([9]), file),
      () => wrongSecret.get(path),
      () => wrongSecret.findInfo(path),
      () => wrongSecret.list(''),
      () => wrongSecret.delete(path),
    ]) {
      const error = await attempt().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(S3Error);
      expect(String(error)).toMatch(/403|SignatureDoesNotMatch/);
    }
    expect((await owner.list('')).map(({ size }) => size)).toEqual([3]);
  });

  test('reports wrong keys and buckets instead of finding nothing', async () => {
    const wrongKey = s3FileStore({ ...server.config, accessKeyId: 'NOBODY' });
    const file = { contentType: 'text/plain', now: 1 };
    await expect(wrongKey.put('a.txt', new Uint8Array([1]), file)).rejects.toBeInstanceOf(S3Error);
    const missingBucket = s3FileStore({ ...server.config, bucket: 'missing' });
    await expect(missingBucket.list('')).rejects.toBeInstanceOf(S3Error);
    await expect(missingBucket.put('a.txt', new Uint8Array([1]), file)).rejects.toBeInstanceOf(S3Error);
  });
});
