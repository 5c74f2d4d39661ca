import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { auditedMedia } from './audited-media.ts';
import { requireMediaEditor } from './can-edit-media.ts';
import type { FileStore } from './files/file-store.ts';
import { sweepVariants } from './files/sweep-variants.ts';
import { getMedia } from './get-media.ts';
import {
  cleanImageMetadata,
  hasSameFocus,
  type ImageMetadata,
  listImageMetadataProblems,
} from './image-metadata.ts';
import type { Media } from './media.ts';
import { mediaSearchText } from './media-search-text.ts';

export interface MediaUpdate {
  actor: Actor;
  id: string;
  words: ImageMetadata;
  /** The words of a draft: a picture that has had no alt text so far may stay without for now. */
  isDraft?: boolean;
  now: number;
  newId: NewId;
}

/**
 * Changes what is said about a picture and where its focal point is. An author may change their own pictures, an
 * editor all. Cuts of the old focal point are removed.
 * @throws Forbidden, NotFound, InvalidInput.
 */
export async function updateMedia(db: Db, store: FileStore, update: MediaUpdate): Promise<Media> {
  const { actor, id, now, newId } = update;
  const words = cleanImageMetadata(update.words);
  const { before, media } = await inTransaction(db, async (tx) => {
    const before = await getMedia(tx, { id });
    requireMediaEditor(actor, before);
    const isMute = before.alt === '' && !before.decorative;
    const problems = listImageMetadataProblems(words, { needsAlt: !(update.isDraft && isMute) });
    if (problems.length > 0) throw new InvalidInput(problems);
    const media: Media = { ...before, ...words, updatedAt: now };
    await tx
      .updateTable('media')
      .set({
        alt: words.alt,
        decorative: words.decorative ? 1 : 0,
        credit: words.credit,
        caption: words.caption,
        focal_x: words.focalX,
        focal_y: words.focalY,
        search_text: mediaSearchText(media),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'image.update', subjectType: 'image', subjectId: id, now, newId },
      before: auditedMedia(before),
      after: auditedMedia(media),
    });
    return { before, media };
  });
  if (!hasSameFocus(before, media)) await sweepVariants(store, media.path, { keepWhole: true });
  return media;
}
