import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import { buildMediaSearchText } from './build-media-search-text.ts';
import { requireMediaEditor } from './can-edit-media.ts';
import { deleteVariants } from './files/delete-variants.ts';
import { findMediaUses } from './find-media-uses.ts';
import { getMedia } from './get-media.ts';
import { storeImageFile } from './images/store-image-file.ts';
import type { Media } from './media.ts';
import { pickAuditedFields } from './pick-audited-fields.ts';
import { replaceImagePath } from './replace-image-path.ts';

export interface MediaReplacement {
  actor: Actor;
  id: string;
  bytes: Uint8Array;
  fileName: string;
  now: number;
  newId: NewId;
}

/**
 * Replaces the file of an image in all articles that show it. The content of a URL never changes, because browsers
 * cache it forever. So the new file has a new URL, the articles get this URL, and the old URL leads to it
 * (`media_alias`). The focal point is reset to the middle; the texts stay.
 * @throws Forbidden, NotFound, InvalidInput with an `image.…` code, Conflict 'image.published' when the actor is an
 * author and readers see the image.
 */
export async function replaceMedia(db: Db, store: FileStore, change: MediaReplacement): Promise<Media> {
  const { actor, id, now, newId } = change;
  await requireReplacementRight(db, actor, await getMedia(db, { id }));
  const stored = await storeImageFile(store, { ...change, mediaId: id });
  if (!stored.ok) throw new InvalidInput([{ field: 'file', code: stored.problem }]);
  let replaced: { before: Media; media: Media };
  try {
    replaced = await inTransaction(db, async (tx) => {
      const before = await getMedia(tx, { id });
      await requireReplacementRight(tx, actor, before);
      const media: Media = { ...before, ...stored.file, focalX: 0.5, focalY: 0.5, updatedAt: now };
      await updateFileFields(tx, media, stored.sourceMd5);
      await tx
        .insertInto('media_alias')
        .values({ path: before.path, media_id: id, created_at: now })
        .execute();
      await replaceImagePath(tx, { from: before.path, to: media.path });
      await recordAudit(tx, {
        ...{ actor, action: 'image.replace', subjectType: 'image', subjectId: id, now, newId },
        before: pickAuditedFields(before),
        after: pickAuditedFields(media),
      });
      return { before, media };
    });
  } catch (error) {
    await store.delete(stored.file.path);
    throw error;
  }
  await deleteVariants(store, replaced.before.path);
  await store.delete(replaced.before.path);
  return replaced.media;
}

async function requireReplacementRight(db: Db, actor: Actor, media: Media): Promise<void> {
  requireMediaEditor(actor, media);
  if (hasRole(actor, 'editor')) return;
  if ((await findMediaUses(db, { media, limit: 0 })).isPublic)
    throw new Conflict('image.published', 'Readers see this picture: an editor has to replace it');
}

async function updateFileFields(tx: Db, media: Media, sourceMd5: string): Promise<void> {
  await tx
    .updateTable('media')
    .set({
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
      source_md5: sourceMd5,
      search_text: buildMediaSearchText(media),
      updated_at: media.updatedAt,
    })
    .where('id', '=', media.id)
    .execute();
}
