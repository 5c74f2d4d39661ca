import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { AnalyticsTables } from '../../tables.ts';

/** The tables that count views and readers, with their key columns. */
const keys = {
  article_stats: ['article_id'],
  article_hourly_stats: ['hour', 'article_id'],
  article_daily_stats: ['day', 'article_id'],
  subject_daily_stats: ['kind', 'day', 'subject'],
  traffic_hourly_stats: ['hour', 'source', 'device'],
  traffic_daily_stats: ['day', 'source', 'device'],
} as const satisfies Partial<Record<keyof AnalyticsTables | 'article_stats', readonly string[]>>;

/** How much to add to a row. */
export interface CountIncrement {
  /** The values of the key columns, in their order. */
  key: readonly (string | number)[];
  views: number;
  readers: number;
}

/** Adds to the counts of rows, and inserts the rows that do not exist. Increments of the same row are summed. */
export async function addCounts(
  tx: Db,
  table: keyof typeof keys,
  increments: readonly CountIncrement[],
): Promise<void> {
  const sums = new Map<string, CountIncrement>();
  for (const { key, views, readers } of increments) {
    const id = key.join(' ');
    const sum = sums.get(id) ?? { key, views: 0, readers: 0 };
    sums.set(id, { key, views: sum.views + views, readers: sum.readers + readers });
  }
  if (sums.size === 0) return;
  // Every batch writes the rows in the same order, so that two batches cannot deadlock.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  const columns = keys[table].map((column) => sql.ref(column));
  const values = rows.map(({ key, views, readers }) => sql`(${sql.join([...key, views, readers])})`);
  const target = sql.table(table);
  await sql`insert into ${target} (${sql.join(columns)}, views, readers) values ${sql.join(values)}
    on conflict (${sql.join(columns)}) do update set
      views = ${target}.views + excluded.views, readers = ${target}.readers + excluded.readers`.execute(tx);
}
