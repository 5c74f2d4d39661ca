import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** When the last backup was written, and which server writes one now. */
export const archiveBackups = sqlMigration('0017-backups', ({ key, bigint }) => [
  `create table backup_state (
    id integer not null primary key check (id = 1),
    lease_id ${key},
    lease_until ${bigint} not null,
    succeeded_at ${bigint},
    bytes ${bigint}
  )`,
]);
