import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compression saves less than its header costs. */
const worthwhile = 512;
const compressibleTypes =
  /^(?:text\/(?!event-stream)|application\/(?:json|ld\+json|manifest\+json|xml|rss\+xml|atom\+xml|javascript|wasm)|image\/svg\+xml|font\/ttf)/;

/** Whether bytes of this type become smaller; a live stream is never held back for it. */
export function isCompressible(contentType: string): boolean {
  return compressibleTypes.test(contentType);
}

/**
 * How hard to try: for `many` readers 5, where Brotli beats gzip's best and still takes about a millisecond for a page; an
 * answer sent `once` is done with in half of that for 7 % more bytes.
 */
const efforts = { many: { br: 5, gzip: 6 }, once: { br: 4, gzip: 4 } };

/** Compresses off the main thread. Null: this encoding brings nothing, send the plain bytes. */
export async function compressBody(
  bytes: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  sent: keyof typeof efforts = 'many',
): Promise<Buffer | null> {
  if (bytes.length < worthwhile) return null;
  const smaller =
    encoding === 'br'
      ? await brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: efforts[sent].br,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        })
      : await zip(bytes, { level: efforts[sent].gzip });
  return smaller.length < bytes.length ? smaller : null;
}
