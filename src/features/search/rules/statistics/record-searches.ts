import { formatInputDate } from '#az/format/dates.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

/** Different queries stored per day. More than that come from bots. */
export const MAX_QUERIES_PER_DAY = 2000;

export interface Search {
  /** Folded. */
  query: string;
  /** The search found nothing. */
  isZero: boolean;
}

/**
 * Adds searches to the counts of the day. Further queries are not stored after the daily limit. `now` in epoch
 * milliseconds.
 */
export function recordSearches(
  db: Db,
  { searches, now }: { searches: readonly Search[]; now: number },
): Promise<void> {
  const day = formatInputDate(now);
  return inTransaction(db, async (tx) => {
    const remaining = MAX_QUERIES_PER_DAY - (await countQueries(tx, day));
    let added = 0;
    for (const [query, group] of [...Map.groupBy(searches, (search) => search.query)].sort()) {
      const count = group.length;
      const zeroCount = group.filter((search) => search.isZero).length;
      const updated = await tx
        .updateTable('search_query_daily_stats')
        .set((eb) => ({
          count: eb('count', '+', count),
          no_result_count: eb('no_result_count', '+', zeroCount),
        }))
        .where('day', '=', day)
        .where('query', '=', query)
        .returning('query')
        .executeTakeFirst();
      if (updated || query === '' || added >= remaining) continue;
      added++;
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
