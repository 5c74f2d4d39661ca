import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/**
 * How many readers of an article came from one network today, and how many readers of an hour are more than a network may
 * add to the most-read list.
 */
export const networkReaders: Migration = {
  name: '0096-network-readers',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('network_reader')
      .addColumn('article_id', key, (c) => c.notNull())
      .addColumn('network', key, (c) => c.notNull())
      .addColumn('readers', 'integer', (c) => c.notNull())
      .addColumn('since', bigint, (c) => c.notNull())
      .addPrimaryKeyConstraint('network_reader_pkey', ['article_id', 'network'])
      .execute();
    await sql`create index network_reader_since on network_reader (since)`.execute(db);
    await db.schema
      .alterTable('article_hour')
      .addColumn('excess_readers', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
