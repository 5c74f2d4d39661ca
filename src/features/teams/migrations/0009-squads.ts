import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * The country, the three letters and the crest of a team, the position and the birthday of a player, and the squads of a team: the
 * players of a season, or of a call-up of a national team. The old addresses of players.
 */
export const squads = sqlMigration('0009-squads', ({ engine, key, bigint }) => [
  `alter table team add column country text not null default ''`,
  `alter table team add column code text not null default ''`,
  'alter table team add column crest text',
  `alter table player add column position text check (position in ('goalkeeper', 'defender', 'midfielder', 'forward'))`,
  `alter table player add column born_on ${bigint}`,

  `create table squad (
    id ${key} not null primary key,
    team_id ${key} not null references team (id) on delete restrict,
    name text not null,
    season ${key} not null,
    coach text not null default '',
    starts_on ${bigint} not null,
    version integer not null default 1
  )`,
  'create index squad_by_team on squad (team_id, starts_on, id)',
  'create index squad_by_start on squad (starts_on, id)',

  `create table squad_player (
    squad_id ${key} not null references squad (id) on delete cascade,
    player_id ${key} not null references player (id) on delete cascade,
    shirt integer check (shirt between 1 and 99),
    position text check (position in ('goalkeeper', 'defender', 'midfielder', 'forward')),
    joined_on ${bigint},
    left_on ${bigint},
    primary key (squad_id, player_id)
  )`,
  'create index squad_player_by_player on squad_player (player_id)',

  `create table player_redirect (
    slug ${key} not null primary key,
    player_id ${key} not null references player (id) on delete cascade
  )`,
  'create index player_redirect_by_player on player_redirect (player_id)',

  ...scopeTriggers(engine, [
    { table: 'squad', scopes: [`select 'matches'`] },
    { table: 'squad_player', scopes: [`select 'matches'`] },
    { table: 'player_redirect', scopes: [`select 'matches'`] },
  ]),
]);
