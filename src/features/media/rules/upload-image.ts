import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { pickAuditedFields } from './change-media.ts';
import {
  cleanImageMetadata,
  emptyImageMetadata,
  type ImageMetadata,
  listImageMetadataProblems,
} from './image-metadata.ts';
import { storeImage } from './images/store-image.ts';
import { hashMd5 } from './images/store-image-file.ts';
import { type Media, parseMediaRow } from './media.ts';

export interface ImageUpload extends Change {
  bytes: Uint8Array;
  fileName: string;
  /** The default: empty texts and the focal point in the middle. */
  metadata?: Partial<ImageMetadata>;
  /** Store a copy although the library has an image with the same bytes. */
  allowsDuplicate?: boolean;
}

/** `isDuplicate`: nothing was stored, and `media` is the existing image with the same bytes. */
export interface UploadedImage {
  media: Media;
  isDuplicate: boolean;
}

/**
 * Uploads an image to the media library (spec §6: upload requires a signed-in account). For bytes that the library
 * has, it returns the existing image, unless duplicates are allowed.
 * @throws Forbidden, InvalidInput with an `image.…` code or the problems of the metadata.
 */
export async function uploadImage(db: Db, store: FileStore, upload: ImageUpload): Promise<UploadedImage> {
  const { actor, bytes, now, newId } = upload;
  requireRole(actor, 'author');
  if (bytes.byteLength === 0) throw new InvalidInput([{ field: 'file', code: 'image.required' }]);
  const metadata = cleanImageMetadata({ ...emptyImageMetadata, ...upload.metadata });
  const problems = listImageMetadataProblems(metadata, { needsAlt: false });
  if (problems.length > 0) throw new InvalidInput(problems);
  const same = upload.allowsDuplicate ? null : await findSameImage(db, { md5: hashMd5(bytes) });
  if (same) return { media: same, isDuplicate: true };
  const stored = await storeImage(db, store, {
    bytes,
    fileName: upload.fileName,
    now,
    newId,
    createdBy: actor.id,
    ...metadata,
    afterInsert: (tx, media) =>
      recordAudit(tx, { actor, now, newId }, 'image.upload', media.id, { after: pickAuditedFields(media) }),
  });
  if (!stored.ok) throw new InvalidInput([{ field: 'file', code: stored.problem }]);
  return { media: stored.media, isDuplicate: false };
}

/**
 * The oldest image whose uploaded bytes or stored file have this MD5 (base64).
 */
export async function findSameImage(db: Db, { md5 }: { md5: string }): Promise<Media | null> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where((eb) => eb.or([eb('md5_hash', '=', md5), eb('source_md5', '=', md5)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? parseMediaRow(row) : null;
}
