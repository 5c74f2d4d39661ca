import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  chooseEncoding,
  compressBody,
  type Encoding,
  isCompressible,
} from '#platform/http/content-encoding.ts';
import { readHeader } from '#platform/http/read-header.ts';

/** Headers as Node writes them fastest: name, value, name, value. */
export type FlatHeaders = string[];

interface Variant {
  headers: FlatHeaders;
  bytes: Buffer;
}

/**
 * A 200 response kept in memory, ready to be written in every encoding. Each encoding is compressed once, when it is first
 * requested. After that the plain bytes are dropped: they are rarely requested and five times as large.
 */
export interface StoredBody {
  readonly etag: string;
  /** An HTTP date, when the page names one. */
  readonly lastModified: string | null;
  readonly unchanged: FlatHeaders;
  readonly variants: Partial<Record<Encoding, Variant>>;
  /** Returns the variant; compresses it first when it does not exist. */
  prepare(encoding: Encoding): Promise<Variant>;
}

/**
 * Stores `bytes` with `headers` (without length, encoding, ETag, Last-Modified and Vary, which are added here). `onGrow` is called when
 * an encoding is compressed, with the bytes that were added; below zero when the body became smaller.
 */
export function createStoredBody(options: {
  bytes: Buffer;
  /** The same bytes of a text, compressed with Brotli beforehand. */
  brotli?: Buffer | undefined;
  etag?: string;
  lastModified?: string | null;
  headers: FlatHeaders;
  contentType: string;
  /** The other request headers that the response depends on. */
  vary?: string | null;
  onGrow?: (bytes: number) => void;
}): StoredBody {
  const { bytes, brotli, etag = makeEtag(bytes), lastModified = null, headers, onGrow } = options;
  const compressible = isCompressible(options.contentType);
  const common = [...headers, 'ETag', etag];
  if (lastModified) common.push('Last-Modified', lastModified);
  const vary = [options.vary, compressible ? 'Accept-Encoding' : ''].filter(Boolean).join(', ');
  if (vary) common.push('Vary', vary);
  const plainOf = (plain: Buffer): Variant => ({
    bytes: plain,
    headers: [...common, 'Content-Length', String(plain.length)],
  });
  const compressedOf = (encoding: 'br' | 'gzip', bytes: Buffer): Variant => ({
    bytes,
    headers: [...common, 'Content-Encoding', encoding, 'Content-Length', String(bytes.length)],
  });
  const variants: StoredBody['variants'] = brotli
    ? { br: compressedOf('br', brotli) }
    : { identity: plainOf(bytes) };
  if (!compressible) variants.br = variants.gzip = variants.identity;
  const pending = new Map<Encoding, Promise<Variant>>();

  async function readPlain(): Promise<Variant> {
    if (variants.identity) return variants.identity;
    return plainOf(
      variants.br
        ? await brotliDecompressed(variants.br.bytes)
        : await gunzipped((variants.gzip as Variant).bytes),
    );
  }

  async function compress(encoding: 'br' | 'gzip'): Promise<Variant> {
    const plain = await readPlain();
    const smaller = await compressBody(plain.bytes, encoding);
    if (!smaller) {
      variants[encoding] = plain;
      return plain;
    }
    const variant = compressedOf(encoding, smaller);
    variants[encoding] = variant;
    onGrow?.(smaller.length - (variants.identity?.bytes.length ?? 0));
    variants.identity = undefined;
    return variant;
  }

  return {
    etag,
    lastModified,
    variants,
    unchanged: common.filter((_, i) => notModifiedHeaders.test(common[i - (i % 2)] as string)),
    prepare(encoding) {
      const ready = variants[encoding];
      if (ready) return Promise.resolve(ready);
      if (encoding === 'identity') return readPlain();
      const variant = pending.get(encoding) ?? compress(encoding).finally(() => pending.delete(encoding));
      pending.set(encoding, variant);
      return variant;
    },
  };
}

const brotliDecompressed = promisify(brotliDecompress);
const gunzipped = promisify(gunzip);

/** Browsers give a script of another site no answer without the headers of CORS, also when it is a 304. */
const notModifiedHeaders =
  /^(?:etag|vary|cache-control|expires|content-location|last-modified|access-control-.*)$/i;

/**
 * Answers GET or HEAD from memory: 304 when the reader has it, otherwise the best encoding. Writes at once when it is ready. Returns
 * whether it answered 304. `cacheControl` replaces that of the body.
 */
export function sendStoredBody(
  stored: StoredBody,
  req: IncomingMessage,
  res: ServerResponse,
  cacheControl?: string,
): boolean {
  const { rawHeaders } = req;
  if (isUnchanged(stored, rawHeaders)) {
    res.writeHead(304, withCacheControl(stored.unchanged, cacheControl));
    res.end();
    return true;
  }
  const encoding = chooseEncoding(readHeader(rawHeaders, 'accept-encoding'));
  const ready = stored.variants[encoding];
  if (ready) sendVariant(ready, res, cacheControl);
  else
    stored.prepare(encoding).then(
      (variant) => sendVariant(variant, res, cacheControl),
      () => {
        const { identity } = stored.variants;
        if (identity) sendVariant(identity, res, cacheControl);
        else res.destroy();
      },
    );
  return false;
}

/** `If-Modified-Since` counts only without `If-None-Match` (RFC 9110 §13.1.3). */
function isUnchanged({ etag, lastModified }: StoredBody, rawHeaders: readonly string[]): boolean {
  const ifNoneMatch = readHeader(rawHeaders, 'if-none-match');
  if (ifNoneMatch !== '') return matchesEtag(ifNoneMatch, etag);
  if (lastModified === null) return false;
  return Date.parse(lastModified) <= Date.parse(readHeader(rawHeaders, 'if-modified-since'));
}

/** A weak entity tag of the bytes: 96 bits of SHA-256. Weak, because all encodings of a page share one tag. */
export function makeEtag(bytes: Uint8Array): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
}

/**
 * Whether an `If-None-Match` value names the tag: a list or `*`, compared weakly (RFC 9110 §13.1.2). A value that is not a
 * list of tags matches nothing.
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = opaque(etag);
  // A tag may contain commas, so whole quoted tags are matched instead of splitting.
  return ifNoneMatch.match(/(?:W\/)?"[^"]*"/g)?.some((one) => opaque(one) === wanted) ?? false;
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}

/** Node sends only the headers to HEAD. */
function sendVariant(variant: Variant, res: ServerResponse, cacheControl: string | undefined): void {
  res.writeHead(200, withCacheControl(variant.headers, cacheControl));
  res.end(variant.bytes);
}

function withCacheControl(headers: FlatHeaders, value: string | undefined): FlatHeaders {
  if (value === undefined) return headers;
  return headers.map((one, at) => (/^cache-control$/i.test(headers[at - 1] ?? '') && at % 2 ? value : one));
}
