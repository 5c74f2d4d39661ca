import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { getOwnComment } from './get-own-comment.ts';

/**
 * Deletes a comment for the browser that wrote it, with the answers to it. Banned readers may delete too.
 * @throws NotFound.
 */
export async function deleteOwnComment(
  db: Db,
  { id, commenterHash }: { id: string; commenterHash: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await getOwnComment(tx, { id, commenterHash });
    await tx.deleteFrom('comment').where('thread_id', '=', id).execute();
    await tx.deleteFrom('comment').where('id', '=', id).execute();
  });
}
