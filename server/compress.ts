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

/** Compresses once for many readers, off the main thread. Null: this encoding brings nothing, send the plain bytes. */
export async function compressBody(
  bytes: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Buffer | null> {
  if (bytes.length < worthwhile) return null;
  const smaller =
    encoding === 'br'
      ? await brotli(bytes, {
          params: {
            // 5 is where Brotli beats gzip's best and still takes about a millisecond for a page.
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        })
      : await zip(bytes, { level: 6 });
  return smaller.length < bytes.length ? smaller : null;
}
