import type { Db } from '#db/schema.ts';

/** The highest number that is counted; what is more costs nothing more. */
const MOST = 100;

/** How many articles wait for approval, at most 100. */
export async function countPendingArticles(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('article_admin_list')
        .select('article_id')
        .where('status', '=', 'pending')
        .limit(MOST)
        .as('pending'),
    )
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
