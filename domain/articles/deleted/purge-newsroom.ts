import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';

const DAY_MS = 86_400_000;
/** So long a deleted article can be taken back. */
export const DELETED_KEPT_MS = 30 * DAY_MS;
/** So long words that were typed and never saved are offered. */
const AUTOSAVE_KEPT_MS = 30 * DAY_MS;
const UNDO_KEPT_MS = DAY_MS;
const PRESENCE_KEPT_MS = DAY_MS;

/**
 * Removes for good what nobody can want any more: the bin's old articles with their revisions and notes, old autosaves, undo
 * steps and traces of presence. For the program's own clock, once a day or so. Returns how many articles went.
 */
export async function purgeNewsroom(db: Db, { now }: { now: number }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('deleted_article')
      .where('deleted_at', '<', now - DELETED_KEPT_MS)
      .returning('id')
      .execute();
    for (const { id } of gone) {
      await tx.deleteFrom('article_revision').where('article_id', '=', id).execute();
      await tx.deleteFrom('article_autosave').where('article_id', '=', id).execute();
      await tx.deleteFrom('article_note').where('article_id', '=', id).execute();
    }
    await tx
      .deleteFrom('article_autosave')
      .where('saved_at', '<', now - AUTOSAVE_KEPT_MS)
      .execute();
    await tx
      .deleteFrom('article_presence')
      .where('last_seen_at', '<', now - PRESENCE_KEPT_MS)
      .execute();
    await tx
      .deleteFrom('bulk_undo')
      .where('created_at', '<', now - UNDO_KEPT_MS)
      .execute();
    return gone.length;
  });
}
