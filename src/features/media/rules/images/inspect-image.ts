import sharp from 'sharp';
import type { ProblemCode } from '#platform/message-texts.ts';

/** Bytes of the largest upload (spec §5, §9). */
export const MAX_IMAGE_BYTES = 5_242_880;
/** Pixels of the largest upload. Fifty megapixels take 200 MB when they are decoded. */
export const MAX_IMAGE_PIXELS = 50_000_000;

/** The possible problems of an uploaded image. `mediaProblemText` has their sentences. */
export type ImageProblem = Extract<
  ProblemCode,
  'image.type' | 'image.size' | 'image.tooManyPixels' | 'image.corrupt' | 'image.noSpace'
>;

export type InspectedImage =
  /** `format`: the one that is stored. */
  { ok: true; format: 'png' | 'jpeg'; width: number; height: number } | { ok: false; problem: ImageProblem };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/**
 * Checks by the bytes, not by the name, whether an upload is an accepted PNG or JPEG (spec §5), or a WebP or AVIF beyond the
 * specification. These are stored as JPEG, or as PNG when they are transparent, so that every program can show the original.
 * It reads only the header; `reencodeImage` finds a broken body. Width and height are in pixels, before EXIF orientation.
 */
export async function inspectImage(bytes: Uint8Array): Promise<InspectedImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return { ok: false, problem: 'image.size' };
  const sniffed = sniffFormat(bytes);
  if (!sniffed) return { ok: false, problem: 'image.type' };
  try {
    const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_IMAGE_PIXELS) return { ok: false, problem: 'image.tooManyPixels' };
    const format = sniffed === 'modern' ? (hasAlpha ? 'png' : 'jpeg') : sniffed;
    return { ok: true, format, width, height };
  } catch {
    return { ok: false, problem: 'image.corrupt' };
  }
}

/** 'modern': WebP or AVIF. */
function sniffFormat(bytes: Uint8Array): 'png' | 'jpeg' | 'modern' | null {
  if (PNG.every((byte, at) => bytes[at] === byte)) return 'png';
  if (JPEG.every((byte, at) => bytes[at] === byte)) return 'jpeg';
  return isWebp(bytes) || isAvif(bytes) ? 'modern' : null;
}

function isWebp(bytes: Uint8Array): boolean {
  return readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 12) === 'WEBP';
}

/** The first box lists the brands of the file. HEIC of phones has the same box with other brands. */
function isAvif(bytes: Uint8Array): boolean {
  if (readAscii(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), MAX_BRANDS_END);
  return readAscii(bytes, 8, end).match(/.{4}/gs)?.includes('avif') ?? false;
}

const MAX_BRANDS_END = 128;

function readAscii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Formats of other sites that the library does not take as they are. SVG can hold scripts and is refused. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'];
/** Pixels of the longer side of an image that was too large. */
const MAX_SIDE = 2560;

/**
 * An image of another site as the media library takes it: WebP, AVIF and GIF become JPEG, or PNG when they are transparent,
 * and large files become smaller. Null for what is no picture.
 */
export async function convertForeignImage(bytes: Uint8Array): Promise<Uint8Array | null> {
  const inspected = await inspectImage(bytes);
  if (inspected.ok) return bytes;
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS });
    const { format, hasAlpha } = await image.metadata();
    if (!FORMATS.includes(format)) return null;
    const small = image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    // Every GIF has an alpha channel.
    const isTransparent =
      hasAlpha && !(await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS }).stats()).isOpaque;
    const encoded = await (isTransparent ? small.png() : small.jpeg({ quality: 90 })).toBuffer();
    return encoded.byteLength <= MAX_IMAGE_BYTES ? encoded : null;
  } catch {
    return null;
  }
}
