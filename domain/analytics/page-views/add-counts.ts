import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { AnalyticsTables } from '#db/tables/analytics.ts';

/** Tables that add up views and readers, with the columns that name a row. */
const keys = {
  article_stats: ['article_id'],
  article_hourly_stats: ['hour', 'article_id'],
  article_daily_stats: ['day', 'article_id'],
  subject_daily_stats: ['kind', 'day', 'subject'],
  traffic_hourly_stats: ['hour', 'source', 'device'],
  traffic_daily_stats: ['day', 'source', 'device'],
} as const satisfies Partial<Record<keyof AnalyticsTables | 'article_stats', readonly string[]>>;

/** The values of a row's key columns, in their order, and what is added to it. */
export interface CountIncrement {
  key: readonly (string | number)[];
  views: number;
  readers: number;
}

/** Adds to rows of a table, making those that are not there. Additions to the same row become one. */
export async function addCounts(
  tx: Db,
  table: keyof typeof keys,
  additions: readonly CountIncrement[],
): Promise<void> {
  const sums = new Map<string, CountIncrement>();
  for (const { key, views, readers } of additions) {
    const name = key.join(' ');
    const sum = sums.get(name) ?? { key, views: 0, readers: 0 };
    sums.set(name, { key, views: sum.views + views, readers: sum.readers + readers });
  }
  if (sums.size === 0) return;
  // In one order everywhere: two batches that touch the same rows never wait for each other in a circle.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  const columns = keys[table].map((column) => sql.ref(column));
  const values = rows.map(({ key, views, readers }) => sql`(${sql.join([...key, views, readers])})`);
  const target = sql.table(table);
  await sql`insert into ${target} (${sql.join(columns)}, views, readers) values ${sql.join(values)}
    on conflict (${sql.join(columns)}) do update set
      views = ${target}.views + excluded.views, readers = ${target}.readers + excluded.readers`.execute(tx);
}
