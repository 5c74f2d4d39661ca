import { foldText } from '#az/characters/characters.ts';
import type { Flag } from '#platform/db/column-types.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Media } from '../media.ts';
import type { ImageProblem } from './inspect-image.ts';
import { storeImageFile } from './store-image-file.ts';

export interface NewImage {
  bytes: Uint8Array;
  /** The original name. Only the stored name is made from it, never the format. */
  fileName: string;
  now: number;
  newId: () => string;
  createdBy: string | null;
  alt: string;
  decorative?: boolean;
  credit: string;
  caption: string;
  /** 0..1; the middle by default. */
  focalX?: number;
  focalY?: number;
  /** More work in the transaction of the row. */
  afterInsert?: (tx: Db, media: Media) => Promise<void>;
}

export type StoredImage = { ok: true; media: Media } | { ok: false; problem: ImageProblem };

/**
 * Stores an image: the file and its row (spec §3 'Stored file', §5). Deletes the file when the row cannot be
 * inserted. Does not check a role; uploads of staff use `uploadImage`.
 */
export async function storeImage(db: Db, store: FileStore, image: NewImage): Promise<StoredImage> {
  const id = image.newId();
  const stored = await storeImageFile(store, { ...image, mediaId: id });
  if (!stored.ok) return stored;
  const media: Media = {
    id,
    ...stored.file,
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
    await inTransaction(db, async (tx) => {
      await insertMedia(tx, media, stored);
      await image.afterInsert?.(tx, media);
    });
  } catch (error) {
    await store.delete(media.path);
    throw error;
  }
  return { ok: true, media };
}

/** Inserts the row of an image. `sourceMd5` is the MD5 of the uploaded bytes, base64. */
async function insertMedia(db: Db, media: Media, { sourceMd5 }: { sourceMd5: string }): Promise<void> {
  await db
    .insertInto('media')
    .values({
      id: media.id,
      created_by: media.createdBy,
      created_at: media.createdAt,
      source_md5: sourceMd5,
      ...toFileColumns(media),
      ...toMetadataColumns(media),
    })
    .execute();
}

/** The columns of the stored file. */
export function toFileColumns({ url, path, name, size, width, height, ...media }: Media) {
  return {
    url,
    path,
    name,
    size,
    width,
    height,
    content_type: media.contentType,
    md5_hash: media.md5Hash,
    dominant_color: media.dominantColor,
  };
}

/** The columns of what editors change, with the text that the search of the media library uses. */
export function toMetadataColumns({ name, alt, credit, caption, ...media }: Media) {
  return {
    alt,
    credit,
    caption,
    decorative: (media.decorative ? 1 : 0) as Flag,
    focal_x: media.focalX,
    focal_y: media.focalY,
    updated_at: media.updatedAt,
    search_text: foldText([name, alt, credit, caption].filter(Boolean).join(' ')),
  };
}
