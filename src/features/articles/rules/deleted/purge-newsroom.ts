import { DAY } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

/** How long a deleted article can be restored. */
export const DELETED_RETENTION_MS = 30 * DAY;
/** How long the form offers unsaved text. */
const AUTOSAVE_RETENTION_MS = 30 * DAY;
const UNDO_RETENTION_MS = DAY;
const PRESENCE_RETENTION_MS = DAY;

/**
 * Permanently deletes expired rows: articles in the bin with their revisions and notes, autosaves, bulk undos and presence.
 * A job calls it about once a day. Returns how many articles were deleted.
 */
export async function purgeNewsroom(db: Db, { now }: { now: number }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const purged = await tx
      .deleteFrom('deleted_article')
      .where('deleted_at', '<', now - DELETED_RETENTION_MS)
      .returning('id')
      .execute();
    for (const { id } of purged) {
      await tx.deleteFrom('article_revision').where('article_id', '=', id).execute();
      await tx.deleteFrom('article_autosave').where('article_id', '=', id).execute();
      await tx.deleteFrom('article_note').where('article_id', '=', id).execute();
    }
    await tx
      .deleteFrom('article_autosave')
      .where('saved_at', '<', now - AUTOSAVE_RETENTION_MS)
      .execute();
    await tx
      .deleteFrom('article_presence')
      .where('last_seen_at', '<', now - PRESENCE_RETENTION_MS)
      .execute();
    await tx
      .deleteFrom('bulk_undo')
      .where('created_at', '<', now - UNDO_RETENTION_MS)
      .execute();
    return purged.length;
  });
}
