import type { Db } from '#platform/db/schema.ts';

/** The number of articles published from `from` until before `to` (epoch milliseconds), of all accounts or of one. */
export async function countPublished(
  db: Db,
  { from, to, createdBy }: { from: number; to: number; createdBy?: string },
): Promise<number> {
  const row = await db
    .selectFrom('article')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['published', 'archived'])
    .where('published_at', '>=', from)
    .where('published_at', '<', to)
    .$if(createdBy !== undefined, (query) => query.where('created_by', '=', createdBy ?? ''))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
