import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** What somebody sent after their session had ended, until they are back. */
export const keptForms: Migration = {
  name: '0015-kept-forms',
  async up(db, engine) {
    const { key } = columnTypesOf(engine);
    await db.schema
      .createTable('kept_form')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('staff_id', key, (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('fields', 'text', (c) => c.notNull())
      .addColumn('had_file', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('kept_form_of_staff')
      .on('kept_form')
      .columns(['staff_id', 'created_at'])
      .execute();
    await db.schema.createIndex('kept_form_age').on('kept_form').column('created_at').execute();
  },
};
