import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';

/** Marks the actor's mentions on an article as read. Returns how many were unread. `now` in epoch milliseconds. */
export async function markMentionsRead(
  db: Db,
  { actor, articleId, now }: { actor: Pick<Actor, 'id'>; articleId: string; now: number },
): Promise<number> {
  const unread = await db
    .selectFrom('note_mention')
    .select('id')
    .where('staff_id', '=', actor.id)
    .where('article_id', '=', articleId)
    .where('read_at', 'is', null)
    .execute();
  // Usually there are none. Then this does not write.
  if (unread.length === 0) return 0;
  await db
    .updateTable('note_mention')
    .set({ read_at: now })
    .where(
      'id',
      'in',
      unread.map(({ id }) => id),
    )
    .execute();
  return unread.length;
}
