import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { createStoredBody, type StoredBody, sendStoredBody } from '../cache/stored-body.ts';
import { contentTypeOf } from './content-types.ts';
import { sendPlainPage } from './plain-page.ts';

/** Answers the files of the build and of `public/`; false when there is none at the address. */
export type StaticFiles = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Names in here carry a hash of their content, so they never change. */
const hashed = '/assets/';

/**
 * The files below `folder`, as they are now. Only addresses of files found by walking the folder are answered, so no
 * address can lead out of it. Each is read and compressed when first asked for and then stays in memory.
 */
export function createStaticFiles(options: {
  folder: string;
  headers: readonly [string, string][];
  onError?: (error: unknown) => void;
}): StaticFiles {
  const { folder, headers, onError } = options;
  const files = new Map(listFiles(folder).map((file) => [addressOf(folder, file), file]));
  const bodies = new Map<string, StoredBody>();

  async function read(path: string, file: string): Promise<StoredBody> {
    const caching = cachingOf(path);
    const contentType = contentTypeOf(file);
    const body = createStoredBody({
      bytes: await readFile(file),
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
        (made) => sendStoredBody(made, req, res),
        (error) => {
          onError?.(error);
          sendPlainPage(res, 500, headers);
        },
      );
    // A page of an older build asks for its files in vain: no screen has to be rendered to say so.
    else if (path.startsWith(hashed)) sendPlainPage(res, 404, headers);
    else return false;
    return true;
  };
}

function cachingOf(path: string): string {
  if (path.startsWith(hashed)) return 'public, max-age=31536000, immutable';
  // An old service worker would go on serving the pages of an old build.
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  return path.includes('%') ? decodeURIComponent(path) : path;
}

/** Without hidden files: the build keeps its manifest in one. */
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
