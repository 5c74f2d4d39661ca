import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Categories get a version, so that the second of two savers is told. */
export const categoryVersion = sqlMigration('0003-category-version', () => [
  'alter table category add column version integer not null default 1',
]);
