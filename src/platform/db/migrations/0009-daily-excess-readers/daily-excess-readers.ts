import { sql } from 'kysely';
import type { Migration, MigrationDb } from '../migration.ts';

const BAKU_OFFSET_MS = 4 * 3_600_000;

/**
 * The most-read list of seven days adds up days instead of hours. So the days, too, need the readers that the list leaves
 * out.
 */
export const dailyExcessReaders: Migration = {
  name: '0009-daily-excess-readers',
  async up(db) {
    await sql
      .raw('alter table article_daily_stats add column excess_readers integer not null default 0')
      .execute(db);
    await addUpHours(db);
    // Every page view wrote this index. No query orders by the readers of all time any more.
    await sql.raw('drop index article_stats_by_readers').execute(db);
  },
};

/** The hours of the last 35 days are stored. Baku is four hours ahead of UTC all year. */
async function addUpHours(db: MigrationDb): Promise<void> {
  const rows = await db
    .selectFrom('article_hourly_stats')
    .select(['article_id', 'hour', 'excess_readers'])
    .where('excess_readers', '>', 0)
    .execute();
  for (const { article_id, hour, excess_readers } of rows)
    await db
      .updateTable('article_daily_stats')
      .set((eb) => ({ excess_readers: eb('excess_readers', '+', excess_readers) }))
      .where('day', '=', new Date(Number(hour) + BAKU_OFFSET_MS).toISOString().slice(0, 10))
      .where('article_id', '=', article_id)
      .execute();
}
