import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** What the sign-in library keeps beside the people themselves: sessions, passwords, tokens, second factors, attempts. */
export const accounts: Migration = {
  name: '0010-accounts',
  async up(db, engine) {
    const { key, bigint, libraryBoolean, libraryDate } = columnTypesOf(engine);
    const no = engine === 'postgres' ? sql`false` : sql`0`;
    const yes = engine === 'postgres' ? sql`true` : sql`1`;

    await db.schema
      .alterTable('staff')
      .addColumn('two_factor_enabled', libraryBoolean, (c) => c.notNull().defaultTo(no))
      .execute();
    await db.schema
      .alterTable('staff')
      .addColumn('must_change_password', libraryBoolean, (c) => c.notNull().defaultTo(no))
      .execute();

    await db.schema
      .createTable('staff_session')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('staff_id', key, (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('token', key, (c) => c.notNull().unique())
      .addColumn('expires_at', libraryDate, (c) => c.notNull())
      .addColumn('ip_address', 'text')
      .addColumn('user_agent', 'text')
      .addColumn('impersonated_by', 'text')
      .addColumn('created_at', libraryDate, (c) => c.notNull())
      .addColumn('updated_at', libraryDate, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('staff_session_of_staff').on('staff_session').column('staff_id').execute();

    await db.schema
      .createTable('staff_credential')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('staff_id', key, (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('account_id', key, (c) => c.notNull())
      .addColumn('provider_id', key, (c) => c.notNull())
      .addColumn('password', 'text')
      .addColumn('access_token', 'text')
      .addColumn('refresh_token', 'text')
      .addColumn('id_token', 'text')
      .addColumn('access_token_expires_at', libraryDate)
      .addColumn('refresh_token_expires_at', libraryDate)
      .addColumn('scope', 'text')
      .addColumn('created_at', libraryDate, (c) => c.notNull())
      .addColumn('updated_at', libraryDate, (c) => c.notNull())
      .addUniqueConstraint('staff_credential_once', ['staff_id', 'provider_id'])
      .execute();

    await db.schema
      .createTable('staff_verification')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('identifier', key, (c) => c.notNull())
      .addColumn('value', key, (c) => c.notNull())
      .addColumn('expires_at', libraryDate, (c) => c.notNull())
      .addColumn('created_at', libraryDate, (c) => c.notNull())
      .addColumn('updated_at', libraryDate, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('staff_verification_identifier')
      .on('staff_verification')
      .column('identifier')
      .execute();
    await db.schema
      .createIndex('staff_verification_value')
      .on('staff_verification')
      .column('value')
      .execute();

    await db.schema
      .createTable('staff_two_factor')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('staff_id', key, (c) => c.notNull().unique().references('staff.id').onDelete('cascade'))
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('backup_codes', 'text', (c) => c.notNull())
      .addColumn('verified', libraryBoolean, (c) => c.notNull().defaultTo(yes))
      .addColumn('failed_verification_count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('locked_until', libraryDate)
      .execute();

    await db.schema
      .createTable('auth_rate_limit')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('key', key, (c) => c.notNull().unique())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('last_request', bigint, (c) => c.notNull())
      .execute();
  },
};
