import type { Db } from '#platform/db/schema.ts';

/** The comment whose writer is to be banned. */
export interface CommentToBan {
  id: string;
  name: string;
  text: string;
  /** The hash of the network is stored, so the network can be banned. */
  hasNetwork: boolean;
}

export async function findCommentToBan(db: Db, { id }: { id: string }): Promise<CommentToBan | null> {
  const row = await db
    .selectFrom('comment')
    .select(['name', 'text', 'network_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id, name: row.name, text: row.text, hasNetwork: row.network_hash !== null } : null;
}
