import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { insertMedia } from '../insert-media.ts';
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
