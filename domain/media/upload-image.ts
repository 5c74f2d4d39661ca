import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { auditedMedia } from './audited-media.ts';
import type { FileStore } from './files/file-store.ts';
import { findSameImage } from './find-same-image.ts';
import { cleanImageMetadata, type ImageMetadata, listImageMetadataProblems } from './image-metadata.ts';
import { storeImage } from './images/store-image.ts';
import { md5Of } from './images/store-image-file.ts';
import type { Media } from './media.ts';

export interface ImageUpload {
  actor: Actor;
  bytes: Uint8Array;
  fileName: string;
  /** Missing words stay empty, the focal point in the middle. */
  words?: Partial<ImageMetadata>;
  /** Keep a second copy although the library has this very picture. */
  allowsDuplicate?: boolean;
  now: number;
  newId: NewId;
}

/** `isDuplicate`: nothing was stored, the picture is one that was there already. */
export interface UploadedImage {
  media: Media;
  isDuplicate: boolean;
}

/**
 * Takes a picture into the library for somebody of the newsroom (spec §6: upload requires a signed-in account). The
 * same bytes a second time give the picture that is there, unless a copy is wanted.
 * @throws Forbidden, InvalidInput with an `image.…` code or what is wrong with the words.
 */
export async function uploadImage(db: Db, store: FileStore, upload: ImageUpload): Promise<UploadedImage> {
  const { actor, bytes, now, newId } = upload;
  requireRole(actor, 'author');
  if (bytes.byteLength === 0) throw new InvalidInput([{ field: 'file', code: 'image.required' }]);
  const words = cleanImageMetadata({ ...noWords, ...upload.words });
  const problems = listImageMetadataProblems(words, { needsAlt: false });
  if (problems.length > 0) throw new InvalidInput(problems);
  const same = upload.allowsDuplicate ? null : await findSameImage(db, { md5: md5Of(bytes) });
  if (same) return { media: same, isDuplicate: true };
  const stored = await storeImage(db, store, {
    ...{ bytes, fileName: upload.fileName, now, newId, createdBy: actor.id, ...words },
    also: (tx, media) =>
      recordAudit(tx, {
        ...{ actor, action: 'image.upload', subjectType: 'image', subjectId: media.id, now, newId },
        before: null,
        after: auditedMedia(media),
      }),
  });
  if (!stored.ok) throw new InvalidInput([{ field: 'file', code: stored.problem }]);
  return { media: stored.media, isDuplicate: false };
}

const noWords: ImageMetadata = {
  alt: '',
  decorative: false,
  credit: '',
  caption: '',
  focalX: 0.5,
  focalY: 0.5,
};
