import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * Addresses that once had a page. Without a target the page was deleted. Name and target are searched by their beginning,
 * which an index answers when it compares byte by byte.
 */
export const redirectsBaseline = sqlMigration('0001-redirects', ({ key, bigint, withoutRowid }) => [
  `create table old_address (
    path ${key} not null primary key,
    target ${key},
    created_at ${bigint} not null,
    name ${key} not null default '',
    hits ${bigint} not null default 0,
    last_hit_at ${bigint}
  ) ${withoutRowid}`,
  'create index old_address_name on old_address (name, path)',
  'create index old_address_target on old_address (target, path)',
]);
