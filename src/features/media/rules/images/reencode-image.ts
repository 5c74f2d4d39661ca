import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from './inspect-image.ts';

export interface ReencodedImage {
  bytes: Buffer;
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** `#rrggbb`, shown until the image is loaded. */
  dominantColor: string;
}

/**
 * Encodes an image again: with its EXIF orientation applied, in sRGB, without EXIF or other metadata. Null when the
 * body is truncated or damaged.
 */
export async function reencodeImage(
  bytes: Uint8Array,
  format: 'png' | 'jpeg',
): Promise<ReencodedImage | null> {
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb');
    const encoded = format === 'png' ? upright.png() : upright.jpeg({ quality: 90, progressive: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      contentType: format === 'png' ? 'image/png' : 'image/jpeg',
      width: info.width,
      height: info.height,
      dominantColor: await findDominantColor(data),
    };
  } catch {
    return null;
  }
}

async function findDominantColor(bytes: Uint8Array): Promise<string> {
  const small = await sharp(bytes)
    .resize(64, 64, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
