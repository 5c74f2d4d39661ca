import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** How often a password was tried for an account, kept in the database so that several instances count together. */
export const signInTries: Migration = {
  name: '0012-sign-in-tries',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('sign_in_try')
      .addColumn('subject', key, (c) => c.primaryKey().notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('since', bigint, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sign_in_try_since').on('sign_in_try').column('since').execute();
  },
};
