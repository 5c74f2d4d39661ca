import type { Db } from '#platform/db/schema.ts';

/** The title of the article whose comments the queue shows. */
export async function findArticleTitle(db: Db, { id }: { id: string }): Promise<string | null> {
  const row = await db.selectFrom('article').select('title').where('id', '=', id).executeTakeFirst();
  return row?.title ?? null;
}
