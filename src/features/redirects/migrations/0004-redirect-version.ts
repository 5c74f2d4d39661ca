import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Redirects get a version, so that the second of two savers is told. */
export const redirectVersion = sqlMigration('0004-redirect-version', () => [
  'alter table old_address add column version integer not null default 1',
]);
