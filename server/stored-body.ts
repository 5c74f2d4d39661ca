import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';
import { compressBody, isCompressible } from './compress.ts';
import { makeEtag, matchesEtag } from './etag.ts';
import { readHeader } from './read-header.ts';

/** Headers as Node writes them fastest: name, value, name, value. */
export type FlatHeaders = string[];

interface Variant {
  headers: FlatHeaders;
  bytes: Buffer;
}

/** A 200 answer kept in memory, ready to be written in every encoding; each is compressed once, when first asked for. */
export interface StoredBody {
  readonly etag: string;
  readonly unchanged: FlatHeaders;
  readonly variants: Partial<Record<Encoding, Variant>>;
  /** Makes the variant if it is not there yet. */
  prepare(encoding: Encoding): Promise<Variant>;
}

/**
 * Keeps `bytes` with `headers` (without length, encoding, tag and Vary, which are added here).
 * `onGrow` hears of the bytes of each encoding made later.
 */
export function createStoredBody(options: {
  bytes: Buffer;
  headers: FlatHeaders;
  contentType: string;
  /** What the answer depends on beside the encoding. */
  vary?: string | null;
  onGrow?: (bytes: number) => void;
}): StoredBody {
  const { bytes, headers, onGrow } = options;
  const compressible = isCompressible(options.contentType);
  const etag = makeEtag(bytes);
  const common = [...headers, 'ETag', etag];
  const vary = [options.vary, compressible ? 'Accept-Encoding' : ''].filter(Boolean).join(', ');
  if (vary) common.push('Vary', vary);
  const plain: Variant = { bytes, headers: [...common, 'Content-Length', String(bytes.length)] };
  const variants: StoredBody['variants'] = { identity: plain };
  if (!compressible) variants.br = variants.gzip = plain;
  const underWay = new Map<Encoding, Promise<Variant>>();

  async function make(encoding: 'br' | 'gzip'): Promise<Variant> {
    const smaller = await compressBody(bytes, encoding);
    if (smaller) onGrow?.(smaller.length);
    const made = smaller && {
      bytes: smaller,
      headers: [...common, 'Content-Encoding', encoding, 'Content-Length', String(smaller.length)],
    };
    variants[encoding] = made ?? plain;
    underWay.delete(encoding);
    return made ?? plain;
  }

  return {
    etag,
    variants,
    unchanged: common.filter((_, i) => keptWhenUnchanged.test(common[i - (i % 2)] as string)),
    prepare(encoding) {
      const ready = variants[encoding];
      if (ready || encoding === 'identity') return Promise.resolve(ready ?? plain);
      const made = underWay.get(encoding) ?? make(encoding);
      if (!variants[encoding]) underWay.set(encoding, made);
      return made;
    },
  };
}

const keptWhenUnchanged = /^(?:etag|vary|cache-control|expires|content-location|last-modified)$/i;

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
      (made) => sendVariant(made, req, res),
      () => sendVariant(stored.variants.identity as Variant, req, res),
    );
}

function sendVariant(variant: Variant, req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(200, variant.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.bytes);
}
