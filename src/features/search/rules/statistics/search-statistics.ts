import { sql } from 'kysely';
import { formatInputDate } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
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

const MAX_AGE_MS = 90 * DAY;

/** Deletes the searches that are more than 90 days older than `now` (epoch milliseconds). */
export async function deleteOldSearches(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('search_query_daily_stats')
    .where('day', '<', formatInputDate(now - MAX_AGE_MS))
    .execute();
}

/** A folded query, how often readers searched for it, and how often they found nothing (`zeroCount`). */
export interface RankedSearch {
  query: string;
  count: number;
  zeroCount: number;
}

/**
 * The most frequent searches from day `from` to day `to` in Baku (`2026-11-21`, both included). With `onlyZero`, the
 * searches that found nothing most often.
 */
export async function rankSearches(
  db: Db,
  {
    from,
    to,
    onlyZero = false,
    limit = 20,
  }: { from: string; to: string; onlyZero?: boolean; limit?: number },
): Promise<RankedSearch[]> {
  const rows = await db
    .selectFrom('search_query_daily_stats')
    .select((eb) => [
      'query',
      eb.fn.sum<number>('count').as('count'),
      eb.fn.sum<number>('no_result_count').as('zeroCount'),
    ])
    .where((eb) => eb.between('day', from, to))
    .groupBy('query')
    .$if(onlyZero, (query) => query.having(sql<boolean>`sum(no_result_count) > 0`))
    .orderBy(onlyZero ? sql`sum(no_result_count)` : sql`sum(count)`, 'desc')
    .orderBy('query')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    query: row.query,
    count: Number(row.count),
    zeroCount: Number(row.zeroCount),
  }));
}

/** Counts all searches, and those that found nothing. */
export async function countSearches(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<{ count: number; zeroCount: number }> {
  const row = await db
    .selectFrom('search_query_daily_stats')
    .select((eb) => [
      eb.fn.sum<number>('count').as('count'),
      eb.fn.sum<number>('no_result_count').as('zeroCount'),
    ])
    .where((eb) => eb.between('day', from, to))
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), zeroCount: Number(row?.zeroCount ?? 0) };
}
