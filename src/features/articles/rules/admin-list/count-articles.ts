import type { Db } from '#platform/db/schema.ts';

/** Counting stops here, so that a long queue costs nothing more. */
const MAX_COUNTED = 100;

/** The number of articles that wait for approval, at most 100. */
export async function countPendingArticles(db: Db): Promise<number> {
  const { pending } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('article_admin_list')
        .select('article_id')
        .where('status', '=', 'pending')
        .limit(MAX_COUNTED)
        .as('pending_articles'),
    )
    .select((eb) => eb.fn.countAll<number>().as('pending'))
    .executeTakeFirstOrThrow();
  return Number(pending);
}
