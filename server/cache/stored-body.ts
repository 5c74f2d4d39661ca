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
 * A 200 answer kept in memory, ready to be written in every encoding; each is compressed once, when first asked for. From
 * then on the plain bytes are not kept: hardly anybody asks for them, and they are five times as large.
 */
export interface StoredBody {
  readonly etag: string;
  readonly unchanged: FlatHeaders;
  readonly variants: Partial<Record<Encoding, Variant>>;
  /** The variant, made if it is not there. */
  prepare(encoding: Encoding): Promise<Variant>;
}

/**
 * Keeps `bytes` with `headers` (without length, encoding, tag and Vary, which are added here).
 * `onGrow` hears by how many bytes it has grown when an encoding is made; below zero when it has become smaller.
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
  const plainOf = (plain: Buffer): Variant => ({
    bytes: plain,
    headers: [...common, 'Content-Length', String(plain.length)],
  });
  const variants: StoredBody['variants'] = { identity: plainOf(bytes) };
  if (!compressible) variants.br = variants.gzip = variants.identity;
  const underWay = new Map<Encoding, Promise<Variant>>();

  async function readPlain(): Promise<Variant> {
    if (variants.identity) return variants.identity;
    return plainOf(
      variants.br
        ? await brotliDecompressed(variants.br.bytes)
        : await gunzipped((variants.gzip as Variant).bytes),
    );
  }

  async function make(encoding: 'br' | 'gzip'): Promise<Variant> {
    const plain = await readPlain();
    const smaller = await compressBody(plain.bytes, encoding);
    if (!smaller) {
      variants[encoding] = plain;
      return plain;
    }
    const made = {
      bytes: smaller,
      headers: [...common, 'Content-Encoding', encoding, 'Content-Length', String(smaller.length)],
    };
    variants[encoding] = made;
    onGrow?.(smaller.length - (variants.identity?.bytes.length ?? 0));
    variants.identity = undefined;
    return made;
  }

  return {
    etag,
    variants,
    unchanged: common.filter((_, i) => keptWhenUnchanged.test(common[i - (i % 2)] as string)),
    prepare(encoding) {
      const ready = variants[encoding];
      if (ready) return Promise.resolve(ready);
      if (encoding === 'identity') return readPlain();
      const made = underWay.get(encoding) ?? make(encoding).finally(() => underWay.delete(encoding));
      underWay.set(encoding, made);
      return made;
    },
  };
}

const brotliDecompressed = promisify(brotliDecompress);
const gunzipped = promisify(gunzip);

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
      () => (stored.variants.identity ? sendVariant(stored.variants.identity, req, res) : res.destroy()),
    );
}

function sendVariant(variant: Variant, req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(200, variant.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.bytes);
}
