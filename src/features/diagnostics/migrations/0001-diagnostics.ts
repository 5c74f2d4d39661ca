import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The connection test (spec §2.6) writes a row here and deletes it. */
export const diagnosticsBaseline = sqlMigration('0001-diagnostics', ({ key, bigint }) => [
  `create table connection_test (
    id ${key} not null primary key,
    written_at ${bigint} not null
  )`,
]);
