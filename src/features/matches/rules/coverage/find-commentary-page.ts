import type { Db } from '#platform/db/schema.ts';
import { COMMENTARY_PAGE_SIZE } from './list-commentary.ts';

/** The number of the page of the commentary that has a post; null when the match has no such post. */
export async function findCommentaryPage(
  db: Db,
  { fixtureId, postId, isNewestFirst }: { fixtureId: string; postId: string; isNewestFirst: boolean },
): Promise<number | null> {
  const posts = db
    .selectFrom('commentary_post')
    .where('fixture_id', '=', fixtureId)
    .where('deleted_at', 'is', null);
  const post = await posts.select('created_at').where('id', '=', postId).executeTakeFirst();
  if (!post) return null;
  const before = await posts
    .select(({ fn }) => fn.countAll().as('count'))
    .where((eb) =>
      eb.or([
        eb('created_at', isNewestFirst ? '>' : '<', post.created_at),
        eb.and([eb('created_at', '=', post.created_at), eb('id', isNewestFirst ? '>' : '<', postId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Math.floor(Number(before.count) / COMMENTARY_PAGE_SIZE) + 1;
}
