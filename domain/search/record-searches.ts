import { formatInputDate } from '#az/format/dates.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';

/** Different queries remembered of one day; more than that is a robot's doing. */
export const QUERIES_A_DAY = 2000;

/** What somebody looked for, folded, and whether nothing was found. */
export interface Search {
  query: string;
  isZero: boolean;
}

/** Adds searches to the day's counts (`now` in epoch milliseconds). New queries of a full day are not remembered. */
export function recordSearches(
  db: Db,
  { searches, now }: { searches: readonly Search[]; now: number },
): Promise<void> {
  const day = formatInputDate(now);
  return inTransaction(db, async (tx) => {
    const room = QUERIES_A_DAY - (await countQueries(tx, day));
    let fresh = 0;
    for (const [query, same] of [...Map.groupBy(searches, (search) => search.query)].sort()) {
      const count = same.length;
      const zeroCount = same.filter((search) => search.isZero).length;
      const known = await tx
        .updateTable('search_query_daily_stats')
        .set((eb) => ({
          count: eb('count', '+', count),
          no_result_count: eb('no_result_count', '+', zeroCount),
        }))
        .where('day', '=', day)
        .where('query', '=', query)
        .returning('query')
        .executeTakeFirst();
      if (known || query === '' || fresh >= room) continue;
      fresh++;
      await tx
        .insertInto('search_query_daily_stats')
        .values({ day, query, count, no_result_count: zeroCount })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

async function countQueries(db: Db, day: string): Promise<number> {
  const row = await db
    .selectFrom('search_query_daily_stats')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
