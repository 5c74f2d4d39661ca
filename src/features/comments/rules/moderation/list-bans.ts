import type { Db } from '#platform/db/schema.ts';

/** A ban that holds. Moments are epoch milliseconds. */
export interface CommentBan {
  id: string;
  /** The name on the comment that led to the ban. */
  name: string;
  reason: string;
  hasNetwork: boolean;
  createdAt: number;
  expiresAt: number;
  createdByName: string;
}

const MAX_LISTED = 200;

/** The bans that hold at `now`, the newest first. */
export async function listBans(db: Db, { now }: { now: number }): Promise<CommentBan[]> {
  const rows = await db
    .selectFrom('comment_ban')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, reason: row.reason, hasNetwork: row.network_hash !== null },
    ...{ createdAt: row.created_at, expiresAt: row.expires_at, createdByName: row.created_by_name },
  }));
}
