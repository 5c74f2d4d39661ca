import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The breaking-news strip. Readers get no push notice of an entry with `is_quiet`. */
export const breakingNewsBaseline = sqlMigration('0001-breaking-news', ({ engine, key, bigint }) => [
  `create table breaking_entry (
    id ${key} not null primary key,
    text text not null,
    address text not null,
    level ${key} not null check (level in ('breaking', 'important', 'info')),
    starts_at ${bigint} not null,
    ends_at ${bigint},
    ended_at ${bigint},
    shown integer not null check (shown in (0, 1)),
    version integer not null,
    created_by ${key},
    created_by_name text,
    created_at ${bigint} not null,
    updated_at ${bigint} not null,
    is_quiet integer not null default 0 check (is_quiet in (0, 1))
  )`,
  'create index breaking_entry_shown on breaking_entry (starts_at) where shown = 1',
  // The scheduler reads every entry that has not been ended.
  'create index breaking_entry_open on breaking_entry (starts_at) where ended_at is null',
  'create index breaking_entry_newest on breaking_entry (starts_at, id)',
  ...scopeTriggers(engine, [
    { table: 'breaking_entry', when: 'ROW.shown = 1', scopes: [`select 'breaking'`] },
  ]),
]);
