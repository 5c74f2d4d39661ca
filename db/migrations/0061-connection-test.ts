import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Where the connection test (spec §2.6) writes a row and deletes it. */
export const connectionTest: Migration = {
  name: '0061-connection-test',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('connection_test')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('written_at', bigint, (c) => c.notNull())
      .execute();
  },
};
