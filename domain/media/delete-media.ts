import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { Conflict } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { auditedMedia } from './audited-media.ts';
import { requireMediaEditor } from './can-edit-media.ts';
import type { FileStore } from './files/file-store.ts';
import { sweepVariants } from './files/sweep-variants.ts';
import { findMediaUses } from './find-media-uses.ts';
import { getMedia } from './get-media.ts';

/**
 * Takes a picture out of the library with its file and cuts. An author may remove their own pictures, an editor all.
 * @throws Forbidden, NotFound, Conflict 'image.inUse' while an article shows it, 'image.kept' while one in the bin or
 * unsaved words do. Old versions do not hold it: who restores one keeps the picture that stands (`restoreRevision`).
 */
export async function deleteMedia(
  db: Db,
  store: FileStore,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  const media = await inTransaction(db, async (tx) => {
    const media = await getMedia(tx, { id });
    requireMediaEditor(actor, media);
    const { total, unsettled } = await findMediaUses(tx, { media, limit: 0 });
    if (total > 0) throw new Conflict('image.inUse', `${total} articles show this picture`);
    if (unsettled > 0)
      throw new Conflict('image.kept', `${unsettled} deleted or unsaved texts show this picture`);
    await tx.deleteFrom('media').where('id', '=', id).execute();
    await recordAudit(tx, {
      ...{ actor, action: 'image.delete', subjectType: 'image', subjectId: id, now, newId },
      before: auditedMedia(media),
      after: null,
    });
    return media;
  });
  await sweepVariants(store, media.path);
  await store.delete(media.path);
}
