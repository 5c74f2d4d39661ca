import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { readHeader } from '../http/read-header.ts';
import { chooseEncoding, type Encoding } from '../response/accept-encoding.ts';
import { compressBody, isCompressible } from '../response/compress.ts';
import { makeEtag, matchesEtag } from '../response/etag.ts';

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
  readonly unchanged: FlatHeaders;
  readonly variants: Partial<Record<Encoding, Variant>>;
  /** Returns the variant; compresses it first when it does not exist. */
  prepare(encoding: Encoding): Promise<Variant>;
}

/**
 * Stores `bytes` with `headers` (without length, encoding, ETag and Vary, which are added here). `onGrow` is called when
 * an encoding is compressed, with the bytes that were added; below zero when the body became smaller.
 */
export function createStoredBody(options: {
  bytes: Buffer;
  headers: FlatHeaders;
  contentType: string;
  /** The other request headers that the response depends on. */
  vary?: string | null;
  onGrow?: (bytes: number) => void;
}): StoredBody {
  const { bytes, headers, onGrow } = options;
  const compressible = isCompressible(options.contentType);
  const etag = makeEtag(bytes);
  const common = [...headers, 'ETag', etag];
  const vary = [options.vary, compressible ? 'Accept-Encoding' : ''].filter(Boolean).join(', ');
  if (vary) common.push('Vary', vary);
  const plainOf = (plain: Buffer): Variant => ({
    bytes: plain,
    headers: [...common, 'Content-Length', String(plain.length)],
  });
  const variants: StoredBody['variants'] = { identity: plainOf(bytes) };
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
    const variant = {
      bytes: smaller,
      headers: [...common, 'Content-Encoding', encoding, 'Content-Length', String(smaller.length)],
    };
    variants[encoding] = variant;
    onGrow?.(smaller.length - (variants.identity?.bytes.length ?? 0));
    variants.identity = undefined;
    return variant;
  }

  return {
    etag,
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

const notModifiedHeaders = /^(?:etag|vary|cache-control|expires|content-location|last-modified)$/i;

/** Answers GET or HEAD from memory: 304 when the reader has it, otherwise the best encoding. Writes at once when it is ready. */
export function sendStoredBody(stored: StoredBody, req: IncomingMessage, res: ServerResponse): void {
  const { rawHeaders } = req;
  const ifNoneMatch = readHeader(rawHeaders, 'if-none-match');
  if (ifNoneMatch !== '' && matchesEtag(ifNoneMatch, stored.etag)) {
    res.writeHead(304, stored.unchanged);
    res.end();
    return;
  }
  const encoding = chooseEncoding(readHeader(rawHeaders, 'accept-encoding'));
  const ready = stored.variants[encoding];
  if (ready) sendVariant(ready, req, res);
  else
    stored.prepare(encoding).then(
      (variant) => sendVariant(variant, req, res),
      () => (stored.variants.identity ? sendVariant(stored.variants.identity, req, res) : res.destroy()),
    );
}

function sendVariant(variant: Variant, req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(200, variant.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.bytes);
}
