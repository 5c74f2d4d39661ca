import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { Commenter } from './commenter.ts';

/**
 * Every write of a reader calls it: new comments, edits, answers and reports.
 * @throws Conflict 'comment.banned' when the browser or the network of the reader is banned.
 */
export async function requireNotBanned(
  db: Db,
  { commenterHash, networkHash, now }: Commenter & { now: number },
): Promise<void> {
  const bans = db.selectFrom('comment_ban').select('id').where('expires_at', '>', now).limit(1);
  const [browser, network] = await Promise.all([
    bans.where('commenter_hash', '=', commenterHash).executeTakeFirst(),
    bans.where('network_hash', '=', networkHash).executeTakeFirst(),
  ]);
  if (browser ?? network) throw new Conflict('comment.banned', 'The reader is banned');
}
