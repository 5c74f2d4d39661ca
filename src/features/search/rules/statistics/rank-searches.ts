import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

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
