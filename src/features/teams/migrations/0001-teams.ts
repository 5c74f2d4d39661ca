import { type ScopedRows, scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const MATCHES = `select 'matches'`;
const NAMES = `select 'names'`;
/** The spelling aid reads the endings of names again when they change. */
const grammarOf = (table: string): ScopedRows => ({
  table,
  name: `${table}_grammar`,
  events: ['update'],
  columns: 'grammar',
  scopes: [NAMES],
});

/**
 * Teams with their other spellings and their old addresses, and players. `grammar` has the endings that were set by hand. A player
 * that was merged into another keeps its row, because ledgers refer to its id.
 */
export const teamsBaseline = sqlMigration('0001-teams', ({ engine, key }) => [
  `create table team (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    short_name text not null,
    primary_color text not null,
    secondary_color text not null,
    kind text not null default 'club' check (kind in ('club', 'national')),
    grammar text,
    version integer not null default 1
  )`,

  `create table team_alias (
    id ${key} not null primary key,
    team_id ${key} not null references team (id) on delete cascade,
    alias text not null,
    folded ${key} not null unique
  )`,
  'create index team_alias_by_team on team_alias (team_id)',

  `create table team_redirect (
    slug ${key} not null primary key,
    team_id ${key} not null references team (id) on delete cascade
  )`,
  'create index team_redirect_by_team on team_redirect (team_id)',

  `create table player (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    sort_key ${key} not null,
    team_id ${key} references team (id) on delete set null,
    shirt integer check (shirt between 1 and 99),
    version integer not null default 1,
    merged_into ${key} references player (id) on delete cascade,
    grammar text
  )`,
  'create index player_by_name on player (sort_key, id)',
  'create index player_by_team on player (team_id, shirt)',
  'create index player_by_merged_into on player (merged_into)',

  ...scopeTriggers(engine, [
    { table: 'team', scopes: [MATCHES] },
    { table: 'team', name: 'team_name', columns: 'name, short_name, kind', scopes: [NAMES] },
    grammarOf('team'),
    { table: 'team_alias', scopes: [NAMES] },
    { table: 'team_redirect', scopes: [MATCHES] },
    { table: 'player', scopes: [MATCHES] },
    { table: 'player', name: 'player_name', columns: 'name, merged_into', scopes: [NAMES] },
    grammarOf('player'),
  ]),
]);
