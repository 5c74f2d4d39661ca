import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertMedia } from '../insert-media.ts';
import type { Media } from '../media.ts';
import type { ImageProblem } from './inspect-image.ts';
import { storeImageFile } from './store-image-file.ts';

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
  /** What else belongs to the same transaction as the row. */
  also?: (tx: Db, media: Media) => Promise<void>;
}

export type StoredImage = { ok: true; media: Media } | { ok: false; problem: ImageProblem };

/**
 * Takes an upload into the library: file and row (spec §3 'Stored file', §5). When the row cannot be written the file
 * goes too. For uploads of people see `uploadImage`.
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
      await image.also?.(tx, media);
    });
  } catch (error) {
    await store.delete(media.path);
    throw error;
  }
  return { ok: true, media };
}
