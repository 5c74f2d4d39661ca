import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { requireMediaEditor } from './can-edit-media.ts';
import { deleteVariants } from './files/delete-variants.ts';
import { findMediaUses } from './find-media-uses.ts';
import { getMedia } from './get-media.ts';
import { pickAuditedFields } from './pick-audited-fields.ts';

/**
 * Deletes an image with its file and variants. Authors may delete their own images, editors every image. An image that
 * only old revisions show can be deleted; `restoreRevision` then leaves it out.
 * @throws Forbidden, NotFound, Conflict 'image.inUse' while an article shows it, Conflict 'image.kept' while a deleted
 * article or an autosave does.
 */
export async function deleteMedia(
  db: Db,
  store: FileStore,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  const media = await inTransaction(db, async (tx) => {
    const media = await getMedia(tx, { id });
    requireMediaEditor(actor, media);
    const { total, unsavedOrDeleted } = await findMediaUses(tx, { media, limit: 0 });
    if (total > 0) throw new Conflict('image.inUse', `${total} articles show this picture`);
    if (unsavedOrDeleted > 0)
      throw new Conflict('image.kept', `${unsavedOrDeleted} deleted or unsaved texts show this picture`);
    await tx.deleteFrom('media').where('id', '=', id).execute();
    await recordAudit(tx, {
      ...{ actor, action: 'image.delete', subjectType: 'image', subjectId: id, now, newId },
      before: pickAuditedFields(media),
      after: null,
    });
    return media;
  });
  await deleteVariants(store, media.path);
  await store.delete(media.path);
}
