import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';

/** Counts the actor's unread mentions. Mentions on deleted articles do not count. */
export async function countUnreadMentions(db: Db, { actor }: { actor: Pick<Actor, 'id'> }): Promise<number> {
  const { unread } = await db
    .selectFrom('note_mention')
    .innerJoin('article', 'article.id', 'note_mention.article_id')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('note_mention.staff_id', '=', actor.id)
    .where('note_mention.read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}
