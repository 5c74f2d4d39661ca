import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Tags get a version, so that the second of two savers is told. */
export const tagVersion = sqlMigration('0005-tag-version', () => [
  'alter table tag add column version integer not null default 1',
]);
