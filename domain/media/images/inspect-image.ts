import sharp from 'sharp';
import type { ProblemCode } from '#az/text/problems.ts';

/** Bytes of the largest upload (spec §5, §9). */
export const MAX_IMAGE_BYTES = 5_242_880;
/** Pixels of the largest upload: fifty megapixels take 200 MB to unfold. */
export const MAX_IMAGE_PIXELS = 50_000_000;

/** What may be wrong with an upload; the words stand in `az/text/problems.ts`. */
export type ImageProblem = Extract<
  ProblemCode,
  'image.type' | 'image.size' | 'image.tooManyPixels' | 'image.corrupt'
>;

export type InspectedImage =
  | { ok: true; format: 'png' | 'jpeg'; width: number; height: number }
  | { ok: false; problem: ImageProblem };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/**
 * Decides by the bytes, never by the name, whether an upload is a PNG or JPEG we take (spec §5). Only the header is
 * read, so a picture whose body is broken passes here and is refused by `reencodeImage`. Pixels are as stored,
 * before EXIF orientation.
 */
export async function inspectImage(bytes: Uint8Array): Promise<InspectedImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return { ok: false, problem: 'image.size' };
  const format = sniffFormat(bytes);
  if (!format) return { ok: false, problem: 'image.type' };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_IMAGE_PIXELS) return { ok: false, problem: 'image.tooManyPixels' };
    return { ok: true, format, width, height };
  } catch {
    return { ok: false, problem: 'image.corrupt' };
  }
}

function sniffFormat(bytes: Uint8Array): 'png' | 'jpeg' | null {
  if (PNG.every((byte, at) => bytes[at] === byte)) return 'png';
  if (JPEG.every((byte, at) => bytes[at] === byte)) return 'jpeg';
  return null;
}
