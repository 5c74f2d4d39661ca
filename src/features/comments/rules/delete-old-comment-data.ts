import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** How long data is stored. The privacy policy names these times. */
export const COMMENT_RETENTION = { networksMs: 30 * DAY, rejectedMs: 90 * DAY } as const;

/** Deletes hashes of networks, old reports, rejected comments and expired bans. `now` in epoch milliseconds. */
export async function deleteOldCommentData(db: Db, { now }: { now: number }): Promise<void> {
  const networksBefore = now - COMMENT_RETENTION.networksMs;
  await db
    .updateTable('comment')
    .set({ network_hash: null, content_hash: null })
    .where('network_hash', 'is not', null)
    .where('created_at', '<=', networksBefore)
    .execute();
  await db.deleteFrom('comment_report').where('created_at', '<=', networksBefore).execute();
  const rejected = db
    .selectFrom('comment as rejected')
    .select('rejected.id')
    .where('rejected.status', '=', 'rejected')
    .where('rejected.decided_at', '<=', now - COMMENT_RETENTION.rejectedMs);
  // The answers go with the comment.
  await db.deleteFrom('comment').where('thread_id', 'in', rejected).execute();
  await db.deleteFrom('comment').where('id', 'in', rejected).execute();
  await db.deleteFrom('comment_ban').where('expires_at', '<=', now).execute();
}
