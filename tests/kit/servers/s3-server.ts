import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '#platform/config.ts';

const SECRET = 'S3RVER';

/**
 * A real S3 server on loopback with one empty bucket. It refuses requests that are not signed with its secret. `pageSize` is the number of
 * files in one response to the question which there are, a thousand at most.
 */
export async function startS3Server({
  pageSize = 1000,
} = {}): Promise<{ config: S3Config; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const bucket = 'newsroom';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { store } = server;
  const listObjects = store.listObjects.bind(store);
  store.listObjects = (from, options) =>
    listObjects(from, { ...options, maxKeys: Math.min(pageSize, options.maxKeys) });
  // The server checks each signature but lets in requests without one.
  server.middleware.unshift((context, next) => {
    if (context.req.headers.authorization) return next();
    context.status = 403;
    context.body = '<Error><Code>AccessDenied</Code></Error>';
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: SECRET,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
