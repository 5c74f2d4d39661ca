import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';

/** Somebody has opened an article: the notes on it that mention them are read. Returns how many were new. */
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
  // Mostly there are none, and then nobody has to write.
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
