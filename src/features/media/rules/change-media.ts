import { sql } from 'kysely';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type Actor, hasRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { deleteVariants } from './files/delete-files.ts';
import { toMediaUrl } from './files/media-paths.ts';
import { findMediaUses } from './find-media-uses.ts';
import {
  cleanImageMetadata,
  hasSameFocus,
  type ImageMetadata,
  listImageMetadataProblems,
} from './image-metadata.ts';
import { toFileColumns, toMetadataColumns } from './images/store-image.ts';
import { storeImageFile } from './images/store-image-file.ts';
import { getMedia, type Media, requireMediaEditor } from './media.ts';

export interface MediaUpdate extends SubjectChange {
  metadata: ImageMetadata;
  /** The image belongs to a draft: an alt text that is missing may stay missing. */
  isDraft?: boolean;
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
    await tx.updateTable('media').set(toMetadataColumns(media)).where('id', '=', id).execute();
    await recordAudit(tx, { actor, now, newId }, 'image.update', id, {
      before: pickAuditedFields(before),
      after: pickAuditedFields(media),
    });
    return { before, media };
  });
  if (!hasSameFocus(before, media)) await deleteVariants(store, media.path, { keepFull: true });
  return media;
}

/**
 * Deletes an image with its file and variants. Authors may delete their own images, editors every image. An image that
 * only old revisions show can be deleted; `restoreRevision` then leaves it out.
 * @throws Forbidden, NotFound, Conflict 'image.inUse' while an article shows it, Conflict 'image.kept' while a deleted
 * article or an autosave does.
 */
export async function deleteMedia(
  db: Db,
  store: FileStore,
  { actor, id, now, newId }: SubjectChange,
): Promise<void> {
  const media = await inTransaction(db, async (tx) => {
    const media = await getMedia(tx, { id });
    requireMediaEditor(actor, media);
    const { total, unsavedOrDeleted } = await findMediaUses(tx, { media, limit: 0 });
    if (total > 0) throw new Conflict('image.inUse', `${total} articles show this picture`);
    if (unsavedOrDeleted > 0)
      throw new Conflict('image.kept', `${unsavedOrDeleted} deleted or unsaved texts show this picture`);
    await tx.deleteFrom('media').where('id', '=', id).execute();
    await recordAudit(tx, { actor, now, newId }, 'image.delete', id, { before: pickAuditedFields(media) });
    return media;
  });
  await deleteVariants(store, media.path);
  await store.delete(media.path);
}

/** The fields of an image that the audit log contains. */
export function pickAuditedFields(media: Media): Record<string, unknown> {
  const { name, path, size, alt, decorative, credit, caption, focalX, focalY } = media;
  return { name, path, size, alt, decorative, credit, caption, focalX, focalY };
}

interface MediaReplacement extends SubjectChange {
  bytes: Uint8Array;
  fileName: string;
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
      await recordAudit(tx, { actor, now, newId }, 'image.replace', id, {
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
  const { focal_x, focal_y, search_text, updated_at } = toMetadataColumns(media);
  await tx
    .updateTable('media')
    .set({ ...toFileColumns(media), source_md5: sourceMd5, focal_x, focal_y, search_text, updated_at })
    .where('id', '=', media.id)
    .execute();
}

/**
 * Replaces the path `from` of an image by `to` in the main image and the text of all articles. The versions of the
 * articles do not change, so that an open article form gets no conflict.
 */
async function replaceImagePath(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const [before, after] = [toMediaUrl(from), toMediaUrl(to)];
  await tx.updateTable('article').set({ image: after }).where('image', '=', before).execute();
  // With the character after the path, so that a longer path with the same beginning does not match.
  await tx
    .updateTable('article')
    .set({
      content: sql<string>`replace(replace(content, ${`${before}"`}, ${`${after}"`}), ${`${before}/`}, ${`${after}/`})`,
    })
    .where('id', 'in', (eb) => eb.selectFrom('article_media').select('article_id').where('path', '=', from))
    .execute();
}
