import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Views and readers by the hour, and the short memory that tells a new reader from a returning one. */
export const openings: Migration = {
  name: '0060-openings',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('article_hour')
      .addColumn('hour', bigint, (c) => c.notNull())
      .addColumn('article_id', key, (c) => c.notNull().references('article.id').onDelete('cascade'))
      .addColumn('views', 'integer', (c) => c.notNull())
      .addColumn('readers', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('article_hour_pkey', ['hour', 'article_id'])
      .execute();
    await sql`create index article_hour_article on article_hour (article_id, hour)`.execute(db);
    await db.schema
      .createTable('reader_visit')
      .addColumn('article_id', key, (c) => c.notNull())
      .addColumn('reader', key, (c) => c.notNull())
      .addColumn('seen_at', bigint, (c) => c.notNull())
      .addPrimaryKeyConstraint('reader_visit_pkey', ['article_id', 'reader'])
      .execute();
    await sql`create index reader_visit_seen on reader_visit (seen_at)`.execute(db);
  },
};
