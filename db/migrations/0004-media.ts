import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Stored pictures. An article names its picture by url, so there is no foreign key between the two. */
export const media: Migration = {
  name: '0004-media',
  async up(db, engine) {
    const { key, bigint, real } = columnTypesOf(engine);
    const share = (column: 'focal_x' | 'focal_y') => sql`${sql.ref(column)} between 0 and 1`;
    await db.schema
      .createTable('media')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('url', key, (c) => c.notNull().unique())
      .addColumn('path', key, (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('content_type', 'text', (c) => c.notNull())
      .addColumn('size', bigint, (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('md5_hash', 'text', (c) => c.notNull())
      .addColumn('dominant_color', 'text')
      .addColumn('focal_x', real, (c) => c.notNull().defaultTo(0.5).check(share('focal_x')))
      .addColumn('focal_y', real, (c) => c.notNull().defaultTo(0.5).check(share('focal_y')))
      .addColumn('alt', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('decorative', 'integer', (c) => c.notNull().defaultTo(0).check(sql`decorative in (0, 1)`))
      .addColumn('credit', 'text')
      .addColumn('caption', 'text')
      .addColumn('created_by', key, (c) => c.references('staff.id').onDelete('set null'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('updated_at', bigint, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('media_newest').on('media').columns(['created_at desc', 'id desc']).execute();
  },
};
