import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The places, the officials and the broadcasters of matches. */
export const venuesBaseline = sqlMigration('0001-venues', ({ engine, key }) => [
  `create table venue (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    city text,
    version integer not null default 1
  )`,

  `create table official (
    id ${key} not null primary key,
    name text not null,
    sort_key ${key} not null,
    version integer not null default 1
  )`,
  'create index official_by_name on official (sort_key, id)',

  `create table broadcaster (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    address text,
    position integer not null default 0,
    version integer not null default 1
  )`,

  ...scopeTriggers(
    engine,
    ['venue', 'official', 'broadcaster'].map((table) => ({ table, scopes: [`select 'matches'`] })),
  ),
]);
