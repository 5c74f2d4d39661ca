import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The people of the newsroom: the sign-in library's "user" table. */
export const staff: Migration = {
  name: '0001-staff',
  async up(db, engine) {
    const { key, libraryBoolean, libraryDate } = columnTypesOf(engine);
    await db.schema
      .createTable('staff')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', key, (c) => c.notNull().unique())
      .addColumn('email_verified', libraryBoolean, (c) => c.notNull())
      .addColumn('image', 'text')
      .addColumn('role', 'text', (c) => c.check(sql`role in ('admin', 'editor', 'author')`))
      .addColumn('banned', libraryBoolean)
      .addColumn('ban_reason', 'text')
      .addColumn('ban_expires', libraryDate)
      .addColumn('created_at', libraryDate, (c) => c.notNull())
      .addColumn('updated_at', libraryDate, (c) => c.notNull())
      .execute();
  },
};
