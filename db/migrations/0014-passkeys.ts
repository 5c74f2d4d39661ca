import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Passkeys, and which sessions were begun with one. */
export const passkeys: Migration = {
  name: '0014-passkeys',
  async up(db, engine) {
    const { key, libraryBoolean, libraryDate } = columnTypesOf(engine);
    await db.schema
      .createTable('staff_passkey')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('staff_id', key, (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('name', 'text')
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('credential_id', key, (c) => c.notNull().unique())
      .addColumn('counter', 'integer', (c) => c.notNull())
      .addColumn('device_type', 'text', (c) => c.notNull())
      .addColumn('backed_up', libraryBoolean, (c) => c.notNull())
      .addColumn('transports', 'text')
      .addColumn('aaguid', 'text')
      .addColumn('created_at', libraryDate)
      .execute();
    await db.schema.createIndex('staff_passkey_of_staff').on('staff_passkey').column('staff_id').execute();
    const no = engine === 'postgres' ? sql`false` : sql`0`;
    await db.schema
      .alterTable('staff_session')
      .addColumn('by_passkey', libraryBoolean, (c) => c.notNull().defaultTo(no))
      .execute();
  },
};
