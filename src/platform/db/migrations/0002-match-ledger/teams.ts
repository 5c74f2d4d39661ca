import type { Dialect } from '../dialect.ts';

/** Players, venues, officials and broadcasters. `team` gets its kind, endings set by hand, and other spellings. */
export const teams = ({ key }: Dialect): string[] => [
  `alter table team add column kind text not null default 'club' check (kind in ('club', 'national'))`,
  'alter table team add column grammar text',
  'alter table team add column version integer not null default 1',

  `create table team_alias (
    id ${key} not null primary key,
    team_id ${key} not null references team (id) on delete cascade,
    alias text not null,
    folded ${key} not null unique
  )`,
  'create index team_alias_by_team on team_alias (team_id)',

  `create table player (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    sort_key ${key} not null,
    team_id ${key} references team (id) on delete set null,
    shirt integer check (shirt between 1 and 99),
    version integer not null default 1
  )`,
  'create index player_by_name on player (sort_key, id)',
  'create index player_by_team on player (team_id, shirt)',

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
];
