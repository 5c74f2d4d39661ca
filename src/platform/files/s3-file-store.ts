import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#platform/config.ts';
import { FileExists, type FileStore, parseFilePath, type StoredFileInfo } from './file-store.ts';

const TIMEOUT_MS = 30_000;
/** How many files of a list are queried at the same time. */
const MAX_PARALLEL = 8;

/** The store's response is neither the file nor "not found". */
export class S3Error extends Error {
  override name = 'S3Error';
}

/**
 * Files in a bucket of any S3-compatible store, addressed by path (`{endpoint}/{bucket}/{path}`). Our own times and custom
 * metadata are stored as metadata of the object. `Content-MD5` lets the store refuse bytes that were damaged on the way.
 */
export function s3FileStore(config: S3Config): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`;
  const runInOrder = createPathQueues();

  async function send(method: string, address: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client.fetch(address, { method, signal, ...init });
    if (response.ok || response.status === 404 || response.status === 412) return response;
    throw new S3Error(`${method} ${address}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  }
  const addressOf = (path: string) => `${root}/${parseFilePath(path).join('/')}`;

  async function findInfo(path: string): Promise<StoredFileInfo | null> {
    const response = await send('HEAD', addressOf(path));
    return response.ok ? parseFileInfo(response.headers, { bucket, path }) : null;
  }

  return {
    findInfo,

    hasFreeSpace: async () => true,
    // A bucket has no end.
    writeProblem: () => null,
    probeWrites: async () => {},

    put(path, bytes, { contentType, now, customMetadata = {}, onlyNew = false }) {
      const address = addressOf(path);
      return runInOrder(path, async () => {
        const before = await findInfo(path);
        // Not every store supports `If-None-Match`. Those that do also prevent conflicts between several servers.
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
        const response = await send('PUT', address, { headers, body: new Uint8Array(bytes) });
        if (response.status === 412) throw new FileExists(`File exists: ${path}`);
        if (!response.ok) throw new S3Error(`PUT ${address}: ${response.status}`);
        return info;
      });
    },

    async get(path) {
      const response = await send('GET', addressOf(path));
      if (!response.ok) return null;
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { bytes, info: parseFileInfo(response.headers, { bucket, path }) };
    },

    async delete(path) {
      const exists = (await findInfo(path)) !== null;
      if (exists) await send('DELETE', addressOf(path));
      return exists;
    },

    async list(prefix) {
      const paths: string[] = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        // Version 1 of the list API, which every store supports. It continues after the last key.
        const query = new URLSearchParams({ prefix, marker: after });
        const response = await send('GET', `${root}?${query}`);
        if (!response.ok) throw new S3Error(`The bucket ${bucket} does not exist`);
        const xml = await response.text();
        const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '');
        paths.push(...keys.filter(isOurPath));
        after = /<IsTruncated>true</.test(xml) ? keys.at(-1) : undefined;
      }
      const infos: StoredFileInfo[] = [];
      for (let at = 0; at < paths.length; at += MAX_PARALLEL)
        infos.push(
          ...(await Promise.all(paths.slice(at, at + MAX_PARALLEL).map(findInfo))).filter(
            (info) => info !== null,
          ),
        );
      return infos.sort((a, b) => (a.fullPath < b.fullPath ? -1 : 1));
    },
  };
}

/** The file info as headers of an object. Headers are ASCII, so the custom metadata is percent-encoded. */
function metadataHeaders(info: StoredFileInfo): Record<string, string> {
  return {
    'Content-Type': info.contentType,
    'Content-MD5': info.md5Hash,
    'x-amz-meta-time-created': String(info.timeCreated),
    'x-amz-meta-updated': String(info.updated),
    'x-amz-meta-md5': info.md5Hash,
    'x-amz-meta-words': encodeURIComponent(JSON.stringify(info.customMetadata)),
  };
}

/** Reads the file info from the headers. A file of another program has the times of the store and no custom metadata. */
function parseFileInfo(headers: Headers, { bucket, path }: { bucket: string; path: string }): StoredFileInfo {
  const modified = Date.parse(headers.get('Last-Modified') ?? '') || 0;
  return {
    bucket,
    fullPath: path,
    name: path.split('/').at(-1) ?? path,
    size: Number(headers.get('Content-Length') ?? 0),
    contentType: headers.get('Content-Type') ?? 'application/octet-stream',
    timeCreated: Number(headers.get('x-amz-meta-time-created') ?? modified),
    updated: Number(headers.get('x-amz-meta-updated') ?? modified),
    md5Hash: headers.get('x-amz-meta-md5') ?? md5OfEtag(headers.get('ETag')),
    customMetadata: parseCustomMetadata(headers.get('x-amz-meta-words')),
  };
}

/** The ETag of a file that was uploaded in one part is its MD5 in hexadecimal. */
function md5OfEtag(tag: string | null): string {
  const hex = /^"?([0-9a-f]{32})"?$/.exec(tag ?? '')?.[1];
  return hex ? Buffer.from(hex, 'hex').toString('base64') : '';
}

function parseCustomMetadata(text: string | null): Record<string, string> {
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(text));
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}

/** Whether a key is a valid path of ours. Other programs may write to the bucket too. */
function isOurPath(key: string): boolean {
  try {
    return parseFilePath(key).length > 0;
  } catch {
    return false;
  }
}

/** Runs the writes of one path one after the other, within this process. */
function createPathQueues() {
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
