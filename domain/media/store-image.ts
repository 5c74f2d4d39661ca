import type { Db } from '#db/schema.ts';
import { FileExists, type FileStore, type StoredFileInfo } from './file-store.ts';
import { imageFileName } from './image-file-name.ts';
import { runImageJob } from './image-job.ts';
import { type ImageProblem, inspectImage } from './inspect-image.ts';
import type { Media } from './media.ts';
import { reencodeImage } from './reencode-image.ts';

export interface NewImage {
  bytes: Uint8Array;
  /** As the person's machine called it; only letters are taken from it, never the type. */
  fileName: string;
  now: number;
  newId: () => string;
  createdBy: string | null;
  alt: string;
  decorative?: boolean;
  credit: string;
  caption: string;
  /** 0..1; the middle unless told. */
  focalX?: number;
  focalY?: number;
}

export type StoredImage = { ok: true; media: Media } | { ok: false; problem: ImageProblem };

/**
 * Takes an upload into the library: looked at by its bytes, drawn anew without EXIF, kept at
 * `articles/{timestamp}-{filename}` and written to `media` (spec §3 'Stored file', §5). When the row cannot be
 * written the file goes too.
 */
export async function storeImage(db: Db, store: FileStore, image: NewImage): Promise<StoredImage> {
  const inspected = await inspectImage(image.bytes);
  if (!inspected.ok) return inspected;
  const encoded = await runImageJob(() => reencodeImage(image.bytes, inspected.format));
  if (!encoded) return { ok: false, problem: 'image.corrupt' };

  const id = image.newId();
  const file = await putAtFreePath(store, imageFileName(image.fileName, inspected.format), image.now, {
    bytes: encoded.bytes,
    contentType: encoded.contentType,
    customMetadata: { mediaId: id, originalName: image.fileName },
  });
  const media: Media = {
    id,
    url: `/media/${file.fullPath}`,
    path: file.fullPath,
    name: file.name,
    contentType: file.contentType,
    size: file.size,
    width: encoded.width,
    height: encoded.height,
    md5Hash: file.md5Hash,
    dominantColor: encoded.dominantColor,
    focalX: image.focalX ?? 0.5,
    focalY: image.focalY ?? 0.5,
    alt: image.alt,
    decorative: image.decorative ?? false,
    credit: image.credit,
    caption: image.caption,
    createdBy: image.createdBy,
    createdAt: image.now,
    updatedAt: image.now,
  };
  try {
    await insertMedia(db, media);
  } catch (error) {
    await store.delete(file.fullPath);
    throw error;
  }
  return { ok: true, media };
}

/** Two uploads of one name in one millisecond: the later moves a millisecond on instead of writing over the first. */
async function putAtFreePath(
  store: FileStore,
  name: string,
  now: number,
  file: { bytes: Uint8Array; contentType: string; customMetadata: Record<string, string> },
): Promise<StoredFileInfo> {
  for (let timestamp = now; ; timestamp += 1) {
    try {
      return await store.put(`articles/${timestamp}-${name}`, file.bytes, { ...file, now, onlyNew: true });
    } catch (error) {
      if (!(error instanceof FileExists)) throw error;
    }
  }
}

async function insertMedia(db: Db, media: Media): Promise<void> {
  await db
    .insertInto('media')
    .values({
      id: media.id,
      url: media.url,
      path: media.path,
      name: media.name,
      content_type: media.contentType,
      size: media.size,
      width: media.width,
      height: media.height,
      md5_hash: media.md5Hash,
      dominant_color: media.dominantColor,
      focal_x: media.focalX,
      focal_y: media.focalY,
      alt: media.alt,
      decorative: media.decorative ? 1 : 0,
      credit: media.credit,
      caption: media.caption,
      created_by: media.createdBy,
      created_at: media.createdAt,
      updated_at: media.updatedAt,
    })
    .execute();
}
