import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** How far the CDN knows the changes of the site. */
export const cdnBaseline = sqlMigration('0018-cdn', ({ bigint }) => [
  `create table cdn_progress (
    id integer not null primary key check (id = 1),
    revision ${bigint} not null
  )`,
]);
