import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * The tokens of the sets of segments that were built from this database. A set without its token here belongs to another database,
 * or to a later state of this one before a backup was restored.
 */
export const searchSegments = sqlMigration('0016-search-segments', ({ key, bigint }) => [
  `create table search_segment_set (
    token ${key} not null primary key,
    created_at ${bigint} not null
  )`,
]);
