import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { buildMediaSearchText } from './build-media-search-text.ts';
import { requireMediaEditor } from './can-edit-media.ts';
import { deleteVariants } from './files/delete-variants.ts';
import { getMedia } from './get-media.ts';
import {
  cleanImageMetadata,
  hasSameFocus,
  type ImageMetadata,
  listImageMetadataProblems,
} from './image-metadata.ts';
import type { Media } from './media.ts';
import { pickAuditedFields } from './pick-audited-fields.ts';

export interface MediaUpdate {
  actor: Actor;
  id: string;
  metadata: ImageMetadata;
  /** The image belongs to a draft: an alt text that is missing may stay missing. */
  isDraft?: boolean;
  now: number;
  newId: NewId;
}

/**
 * Changes the metadata of an image and deletes the variants of the old focal point. Authors may change their own images,
 * editors every image.
 * @throws Forbidden, NotFound, InvalidInput.
 */
export async function updateMedia(db: Db, store: FileStore, update: MediaUpdate): Promise<Media> {
  const { actor, id, now, newId } = update;
  const metadata = cleanImageMetadata(update.metadata);
  const { before, media } = await inTransaction(db, async (tx) => {
    const before = await getMedia(tx, { id });
    requireMediaEditor(actor, before);
    const hasNoAlt = before.alt === '' && !before.decorative;
    const problems = listImageMetadataProblems(metadata, { needsAlt: !(update.isDraft && hasNoAlt) });
    if (problems.length > 0) throw new InvalidInput(problems);
    const media: Media = { ...before, ...metadata, updatedAt: now };
    await tx
      .updateTable('media')
      .set({
        alt: metadata.alt,
        decorative: metadata.decorative ? 1 : 0,
        credit: metadata.credit,
        caption: metadata.caption,
        focal_x: metadata.focalX,
        focal_y: metadata.focalY,
        search_text: buildMediaSearchText(media),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'image.update', subjectType: 'image', subjectId: id, now, newId },
      before: pickAuditedFields(before),
      after: pickAuditedFields(media),
    });
    return { before, media };
  });
  if (!hasSameFocus(before, media)) await deleteVariants(store, media.path, { keepFull: true });
  return media;
}
