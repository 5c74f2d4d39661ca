import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { createStoredBody, type StoredBody, sendStoredBody } from '#platform/page-cache/stored-body.ts';
import { sendPlainPage } from './plain-page.ts';

/** Serves the files of the build and of `public/`. Returns false when there is none at the address. */
export type StaticFiles = (req: IncomingMessage, res: ServerResponse) => boolean;

/** File names in this folder contain a hash of their content, so their content never changes. */
const HASHED_FOLDER = '/assets/';

/** The end of the name of a file that the build has compressed with Brotli. */
const COMPRESSED = '.br';

/**
 * Serves the files that are below `folder` at the time of this call. Only addresses of files found in the folder are
 * served, so no address can lead out of it. Each file is read on the first request and then stays in memory. It is compressed then, or
 * was by the build, which writes the result beside it (`.br`).
 */
export function createStaticFiles(options: {
  folder: string;
  headers: readonly [string, string][];
  onError?: (error: unknown) => void;
}): StaticFiles {
  const { folder, headers, onError } = options;
  const listed = new Set(listFiles(folder));
  const isOfBuild = (file: string) =>
    file.endsWith(COMPRESSED) && listed.has(file.slice(0, -COMPRESSED.length));
  const files = new Map(
    [...listed].filter((file) => !isOfBuild(file)).map((file) => [addressOf(folder, file), file]),
  );
  const bodies = new Map<string, StoredBody>();

  async function read(path: string, file: string): Promise<StoredBody> {
    const caching = cacheControlOf(path);
    const contentType = contentTypeOf(file);
    const compressed = file + COMPRESSED;
    const body = createStoredBody({
      bytes: await readFile(file),
      brotli: listed.has(compressed) ? await readFile(compressed) : undefined,
      headers: [...headers.flat(), 'Content-Type', contentType, 'Cache-Control', caching],
      contentType,
    });
    bodies.set(path, body);
    return body;
  }

  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const path = pathOf(req.url as string);
    const body = bodies.get(path);
    const file = files.get(path);
    if (body) sendStoredBody(body, req, res);
    else if (file)
      read(path, file).then(
        (body) => sendStoredBody(body, req, res),
        (error) => {
          onError?.(error);
          sendPlainPage(res, 500, headers);
        },
      );
    // A page of an older build requests its files, which no longer exist. The app need not render that.
    else if (path.startsWith(HASHED_FOLDER)) sendPlainPage(res, 404, headers);
    else return false;
    return true;
  };
}

function cacheControlOf(path: string): string {
  if (path.startsWith(HASHED_FOLDER)) return 'public, max-age=31536000, immutable';
  // A cached old service worker would continue to serve the pages of an old build.
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The media type of a file by its extension. Unknown files get a type that browsers only download. */
function contentTypeOf(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  return path.includes('%') ? decodeURIComponent(path) : path;
}

/** Excludes hidden files, such as the manifest of the build. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !relative(folder, file)
          .split(sep)
          .some((part) => part.startsWith('.')),
    );
}

function addressOf(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).join('/')}`;
}
