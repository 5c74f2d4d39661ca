import type { IncomingMessage, ServerResponse } from 'node:http';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { Busy } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import { sendPlainPage } from '#platform/http/plain-page.ts';
import { newMemoryAnswers } from '#platform/metrics/request-metrics.ts';
import { createPageStore } from '#platform/page-cache/page-store.ts';
import { createStoredBody, type StoredBody, sendStoredBody } from '#platform/page-cache/stored-body.ts';
import { findMovedMedia } from '../rules/files/media-paths.ts';
import { makeVariant } from '../rules/images/make-variant.ts';
import { focalVersion, isUsedVariant, parseVariantPath } from '../rules/images/picture-source.ts';
import { findMedia } from '../rules/media.ts';

export interface MediaOptions {
  db: Db;
  store: FileStore;
  now: () => number;
  /** How many trusted proxies stand in front of the server. */
  trustProxy: number;
  headers: readonly [string, string][];
}

/** Serves `/media/…`: original images and their variants. Resolves to false for every other address. */
export type MediaFiles = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

const prefix = '/media/';
const original = /^articles\/\d{1,16}-[A-Za-z0-9][A-Za-z0-9._-]*$/;
const shownTypes = /^image\/(?:avif|gif|jpeg|png|webp)$/;
const focalQuery = /^v=\d{1,4}-\d{1,4}$/;

const forEver = 'public, max-age=31536000, immutable';
const forAMinute = 'public, max-age=60';
/** A deleted image stays in memory at most this long. */
const MEMORY_MS = MINUTE;
/** The Retry-After value when the queue for variants is full. */
const BUSY_SECONDS = 10;

/** Serves images from the store, recent ones from memory. The content at an image's address never changes. */
export function createMediaFiles({ db, store, now, trustProxy, headers }: MediaOptions): MediaFiles {
  // Feed readers and networks show pictures on their own pages.
  const pictureHeaders = headers.map(([name, value]) => [
    name,
    name === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : value,
  ]);
  const memory = createPageStore({ maxBytes: 32 * 1024 * 1024, maxPages: 5000 });

  async function read(path: string, query: string, client: string): Promise<StoredBody | null> {
    const requested = parseVariantPath(path);
    if (!requested) return original.test(path) ? readOriginal(path) : null;
    const media = await findMedia(db, { path: requested.mediaPath });
    if (!media || !isUsedVariant(media, requested)) return null;
    const variant = await makeVariant(store, { media, ...requested, now: now(), client });
    if (!variant) return null;
    // Requested with an old focal point or none: correct now, but not for ever.
    const caching = query === `v=${focalVersion(media)}` ? forEver : forAMinute;
    return createBody(variant.bytes, variant.contentType, caching);
  }

  async function readOriginal(path: string): Promise<StoredBody | null> {
    const file = await store.get(path);
    return file && createBody(file.bytes, file.info.contentType, forEver);
  }

  /** The image was replaced and its new file has another address. Cached briefly, because it may be replaced again. */
  function sendMoved(res: ServerResponse, address: string): void {
    for (const [name, value] of headers) res.setHeader(name, value);
    res.writeHead(302, { Location: address, 'Cache-Control': forAMinute, 'Content-Length': 0 }).end();
  }

  function createBody(bytes: Uint8Array, contentType: string, caching: string): StoredBody {
    const shown = shownTypes.test(contentType) ? [] : ['Content-Disposition', 'attachment'];
    return createStoredBody({
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      headers: [...pictureHeaders.flat(), 'Content-Type', contentType, 'Cache-Control', caching, ...shown],
      contentType: '',
    });
  }

  return async (req, res) => {
    const target = req.url ?? '';
    if (!target.startsWith(prefix)) return false;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendPlainPage(res, 405, [...headers, ['Allow', 'GET, HEAD']]);
      return true;
    }
    const [path = '', given = ''] = target.slice(prefix.length).split('?');
    const query = focalQuery.test(given) ? given : '';
    const address = `${path}?${query}`;
    const cached = memory.find(address);
    if (cached && cached.expiresAt > now()) {
      sendStoredBody(cached.body, req, res);
      return true;
    }
    const client = clientNetwork(clientAddress(req, trustProxy));
    const body = await read(path, query, client).catch((error) => {
      if (error instanceof Busy) return 'busy' as const;
      throw error;
    });
    if (body === 'busy') {
      sendPlainPage(res, 503, [...headers, ['Retry-After', String(BUSY_SECONDS)]]);
      return true;
    }
    const moved = body ? null : await findMovedMedia(db, { path });
    if (moved) sendMoved(res, moved);
    else if (!body) sendPlainPage(res, 404, headers);
    else {
      const bytes = body.variants.identity?.bytes.length ?? 0;
      memory.set(
        address,
        {
          body,
          variesBySaveData: false,
          revision: 0,
          scopes: null,
          expiresAt: now() + MEMORY_MS,
          answers: newMemoryAnswers(),
        },
        bytes,
      );
      sendStoredBody(body, req, res);
    }
    return true;
  };
}
