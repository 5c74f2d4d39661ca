import sharp from 'sharp';
import { inspectImage, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './inspect-image.ts';

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
    const encoded = await (hasAlpha ? small.png() : small.jpeg({ quality: 90 })).toBuffer();
    return encoded.byteLength <= MAX_IMAGE_BYTES ? encoded : null;
  } catch {
    return null;
  }
}
