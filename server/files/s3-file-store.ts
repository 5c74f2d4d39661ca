import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import {
  FileExists,
  type FileStore,
  parseFilePath,
  type StoredFileInfo,
} from '#domain/media/files/file-store.ts';
import type { S3Config } from '../config.ts';
import { infoOfHeaders, metadataHeaders } from './s3-metadata.ts';

const TIMEOUT_MS = 30_000;
/** How many files of a list are asked for at a time. */
const AT_ONCE = 8;

/** The store answered something that is neither the file nor its absence. */
export class S3Error extends Error {
  override name = 'S3Error';
}

/**
 * Files in a bucket of any S3-compatible store, addressed by path (`{endpoint}/{bucket}/{path}`). Our own moments and
 * words travel as metadata of the object; `Content-MD5` lets the store refuse bytes that were damaged on the way.
 */
export function s3FileStore(config: S3Config): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const oneAtATime = makeQueues();

  async function ask(method: string, address: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client.fetch(address, { method, signal, ...init });
    if (response.ok || response.status === 404 || response.status === 412) return response;
    throw new S3Error(`${method} ${address}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  }
  const addressOf = (path: string) => `${root}/${parseFilePath(path).join('/')}`;

  async function findInfo(path: string): Promise<StoredFileInfo | null> {
    const response = await ask('HEAD', addressOf(path));
    return response.ok ? infoOfHeaders(response.headers, { bucket, path }) : null;
  }

  return {
    findInfo,

    put(path, bytes, { contentType, now, customMetadata = {}, onlyNew = false }) {
      const address = addressOf(path);
      return oneAtATime(path, async () => {
        const before = await findInfo(path);
        // Not every store knows `If-None-Match`; those that do close the gap between several servers of ours.
        if (before && onlyNew) throw new FileExists(`File exists: ${path}`);
        const info: StoredFileInfo = {
          bucket,
          fullPath: path,
          name: path.split('/').at(-1) ?? path,
          size: bytes.byteLength,
          contentType,
          timeCreated: before?.timeCreated ?? now,
          updated: now,
          md5Hash: createHash('md5').update(bytes).digest('base64'),
          customMetadata,
        };
        const headers = { ...metadataHeaders(info), ...(onlyNew ? { 'If-None-Match': '*' } : {}) };
        const response = await ask('PUT', address, { headers, body: new Uint8Array(bytes) });
        if (response.status === 412) throw new FileExists(`File exists: ${path}`);
        if (!response.ok) throw new S3Error(`PUT ${address}: ${response.status}`);
        return info;
      });
    },

    async get(path) {
      const response = await ask('GET', addressOf(path));
      if (!response.ok) return null;
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { bytes, info: infoOfHeaders(response.headers, { bucket, path }) };
    },

    async delete(path) {
      const isThere = (await findInfo(path)) !== null;
      if (isThere) await ask('DELETE', addressOf(path));
      return isThere;
    },

    async list(prefix) {
      const paths: string[] = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        // The first form of the list, which every store knows: it goes on after the last key.
        const query = new URLSearchParams({ prefix, marker: after });
        const response = await ask('GET', `${root}?${query}`);
        if (!response.ok) throw new S3Error(`The bucket ${bucket} does not exist`);
        const xml = await response.text();
        const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '');
        paths.push(...keys.filter(isOurPath));
        after = /<IsTruncated>true</.test(xml) ? keys.at(-1) : undefined;
      }
      const infos: StoredFileInfo[] = [];
      for (let at = 0; at < paths.length; at += AT_ONCE)
        infos.push(
          ...(await Promise.all(paths.slice(at, at + AT_ONCE).map(findInfo))).filter((info) => info !== null),
        );
      return infos.sort((a, b) => (a.fullPath < b.fullPath ? -1 : 1));
    },
  };
}

/** Somebody else's object in our bucket is none of our files. */
function isOurPath(key: string): boolean {
  try {
    return parseFilePath(key).length > 0;
  } catch {
    return false;
  }
}

/** Two writes of one path never overlap within this process. */
function makeQueues() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(path: string, work: () => Promise<T>): Promise<T> => {
    const result = (last.get(path) ?? Promise.resolve()).then(work, work);
    const settled = result.then(
      () => {},
      () => {},
    );
    last.set(path, settled);
    void settled.then(() => last.get(path) === settled && last.delete(path));
    return result;
  };
}
