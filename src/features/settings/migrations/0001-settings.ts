import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The settings of the site that somebody has changed. */
export const settingsBaseline = sqlMigration('0001-settings', ({ engine, key, bigint }) => [
  `create table setting (
    key ${key} not null primary key,
    value text not null,
    version integer not null,
    updated_at ${bigint} not null,
    updated_by ${key}
  )`,

  ...scopeTriggers(engine, [{ table: 'setting', scopes: [`select 'settings'`] }]),
]);
