import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { slugify } from '#az/characters/slug.ts';
import { FileExists, type FileStore, NoSpace, type StoredFileInfo } from '#platform/files/file-store.ts';
import { createWorkLimit } from '#platform/limits/work-limit.ts';
import type { Media } from '../media.ts';
import { type ImageProblem, inspectImage, MAX_IMAGE_PIXELS } from './inspect-image.ts';

/** Uploads have their own limit, so that they do not wait for the variants of readers. */
const runUpload = createWorkLimit({ concurrency: 2, maxWaiting: 100 });

/** The fields of an image that describe its file. */
type MediaFile = Pick<
  Media,
  'url' | 'path' | 'name' | 'contentType' | 'size' | 'width' | 'height' | 'md5Hash' | 'dominantColor'
>;

export type StoredImageFile =
  | { ok: true; file: MediaFile; sourceMd5: string }
  | { ok: false; problem: ImageProblem };

/** MD5 in base64, as in object stores. */
export function hashMd5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('base64');
}

/**
 * Checks the bytes of an upload, encodes them again without EXIF and stores them at `articles/{timestamp}-{filename}`
 * (spec §3 'Stored file', §5).
 */
export async function storeImageFile(
  store: FileStore,
  image: { bytes: Uint8Array; fileName: string; mediaId: string; now: number },
): Promise<StoredImageFile> {
  const inspected = await inspectImage(image.bytes);
  if (!inspected.ok) return inspected;
  const encoded = await runUpload(() => reencodeImage(image.bytes, inspected.format));
  if (!encoded) return { ok: false, problem: 'image.corrupt' };
  const stored = await putAtFreePath(store, toImageFileName(image.fileName, inspected.format), image.now, {
    bytes: encoded.bytes,
    contentType: encoded.contentType,
    customMetadata: { mediaId: image.mediaId, originalName: image.fileName },
  }).catch((error: unknown) => {
    if (error instanceof NoSpace) return null;
    throw error;
  });
  if (!stored) return { ok: false, problem: 'image.noSpace' };
  const { width, height, dominantColor } = encoded;
  const { fullPath: path, name, contentType, size, md5Hash } = stored;
  const file = {
    url: `/media/${path}`,
    path,
    name,
    contentType,
    size,
    width,
    height,
    md5Hash,
    dominantColor,
  };
  return { ok: true, file, sourceMd5: hashMd5(image.bytes) };
}

const MAX_STEM_LENGTH = 80;

/**
 * The name of the stored file: folded letters, and the extension of the actual format (`Qarabağ Şampiyon.PNG` with a JPEG
 * in it becomes `qarabag-sampiyon.jpg`; `.jpeg` stays). Never empty.
 */
export function toImageFileName(fileName: string, format: 'png' | 'jpeg'): string {
  const name = fileName.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const extension = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase();
  const stem = slugify(extension ? name.slice(0, -(extension.length + 1)) : name)
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^-+|(?<!-)-+$/g, '');
  const storedExtension =
    format === 'jpeg' && extension === 'jpeg' ? 'jpeg' : format === 'jpeg' ? 'jpg' : 'png';
  return `${stem || 'sekil'}.${storedExtension}`;
}

interface ReencodedImage {
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

/**
 * Never replaces a file: when the path exists, the next millisecond is tried. When the store has the file although its
 * response was lost, the file is not sent again.
 */
async function putAtFreePath(
  store: FileStore,
  name: string,
  now: number,
  file: { bytes: Uint8Array; contentType: string; customMetadata: { mediaId: string; originalName: string } },
): Promise<StoredFileInfo> {
  for (let timestamp = now; ; timestamp += 1) {
    const path = `articles/${timestamp}-${name}`;
    try {
      return await store.put(path, file.bytes, { ...file, now, onlyNew: true });
    } catch (error) {
      if (error instanceof FileExists) continue;
      const existing = await store.findInfo(path).catch(() => null);
      const isSameImage = existing?.customMetadata.mediaId === file.customMetadata.mediaId;
      if (isSameImage && existing?.md5Hash === hashMd5(file.bytes)) return existing;
      throw error;
    }
  }
}
