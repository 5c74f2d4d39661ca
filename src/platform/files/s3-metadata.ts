import type { StoredFileInfo } from './file-store.ts';

/** The file info as headers of an object. Headers are ASCII, so the custom metadata is percent-encoded. */
export function metadataHeaders(info: StoredFileInfo): Record<string, string> {
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
export function parseFileInfo(
  headers: Headers,
  { bucket, path }: { bucket: string; path: string },
): StoredFileInfo {
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
