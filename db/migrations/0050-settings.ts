import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';
import { addRevisionTriggers } from './revision-triggers.ts';

/** What the newsroom settles about the paper without a developer; every change is seen by readers at once. */
export const settings: Migration = {
  name: '0050-settings',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('setting')
      .addColumn('key', key, (c) => c.primaryKey().notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('updated_at', bigint, (c) => c.notNull())
      .addColumn('updated_by', key)
      .execute();
    await addRevisionTriggers(db, engine, [{ table: 'setting', events: ['insert', 'update', 'delete'] }]);
  },
};
