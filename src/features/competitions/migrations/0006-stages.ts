import type { Engine } from '#platform/db/migrations/migration.ts';
import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const MATCHES = `select 'matches'`;
const STANDINGS = `select 'standings:' || season_id from stage where id = ROW.stage_id`;
const SEASON = `select 'season:' || season_id from stage where id = ROW.stage_id`;

/** A stage of a cup has no table. It has the ties of its rounds. */
const KIND_OF_STAGE = `case competition.kind when 'league' then 'league' when 'friendly' then 'friendly' else 'knockout' end`;

/**
 * A season has stages. What a season had (rules, teams, rounds, table) belongs to its stages now. A season that exists gets one
 * stage with the id of the season.
 */
export const stagesOfSeasons = sqlMigration('0006-stages', ({ engine, key }) => [
  // The triggers wait for the commit otherwise, and no table can be changed meanwhile.
  ...(engine === 'postgres' ? ['set constraints all immediate'] : []),
  `create table stage (
    id ${key} not null primary key,
    season_id ${key} not null references season (id) on delete cascade,
    kind text not null check (kind in ('league', 'groups', 'split', 'knockout', 'playoff', 'qualifying', 'friendly')),
    name text,
    position integer not null check (position >= 1),
    regulation text not null,
    version integer not null default 1
  )`,
  'create index stage_by_position on stage (season_id, position)',
  `insert into stage (id, season_id, kind, position, regulation)
   select season.id, season.id, ${KIND_OF_STAGE}, 1, season.regulation
   from season inner join competition on competition.id = season.competition_id`,
  'alter table season drop column regulation',

  // The kind of a competition is the template of its new seasons. SQLite cannot change a check, but it can drop the column.
  'alter table competition rename column kind to old_kind',
  `alter table competition add column kind text not null default 'league'
    check (kind in ('league', 'split', 'cup', 'tournament', 'europe', 'friendly'))`,
  'update competition set kind = old_kind',
  'alter table competition drop column old_kind',

  `create table stage_group (
    id ${key} not null primary key,
    stage_id ${key} not null references stage (id) on delete cascade,
    name text not null,
    position integer not null,
    constraint group_of_stage unique (stage_id, name)
  )`,

  `create table stage_team (
    stage_id ${key} not null references stage (id) on delete cascade,
    team_id ${key} not null references team (id) on delete restrict,
    group_id ${key} references stage_group (id) on delete set null,
    primary key (stage_id, team_id)
  )`,
  'create index stage_team_by_team on stage_team (team_id)',
  'create index stage_team_by_group on stage_team (group_id)',
  'insert into stage_team (stage_id, team_id) select season_id, team_id from season_team',
  'drop table season_team',
  ...dropFunctions(engine, 'season_team'),

  ...(engine === 'postgres' ? roundsOnPostgres(key) : roundsOnSqlite(key)),

  // Two teams, in one match or more. A side is a team, or where it comes from: see `TieSource`.
  `create table tie (
    id ${key} not null primary key,
    stage_id ${key} not null references stage (id) on delete cascade,
    round_id ${key} not null references round (id) on delete cascade,
    position integer not null check (position >= 1),
    home_id ${key} references team (id) on delete restrict,
    away_id ${key} references team (id) on delete restrict,
    home_source text,
    away_source text,
    is_bye integer not null default 0 check (is_bye in (0, 1)),
    winner text check (winner in ('home', 'away')),
    note text,
    version integer not null default 1,
    constraint tie_has_two_teams check (home_id <> away_id),
    constraint tie_winner_has_reason check (winner is null or note is not null)
  )`,
  'create index tie_by_stage on tie (stage_id, position)',
  'create index tie_by_round on tie (round_id, position)',
  'create index tie_by_home on tie (home_id)',
  'create index tie_by_away on tie (away_id)',

  // The tables below begin again with another key. What editors have entered is copied.
  ...setAside(engine, 'point_deduction'),
  `create table point_deduction (
    id ${key} not null primary key,
    stage_id ${key} not null references stage (id) on delete cascade,
    team_id ${key} not null references team (id) on delete restrict,
    points integer not null check (points > 0),
    footnote text not null
  )`,
  `insert into point_deduction (id, stage_id, team_id, points, footnote)
   select id, season_id, team_id, points, footnote from old_point_deduction`,
  'drop table old_point_deduction',
  'create index point_deduction_by_stage on point_deduction (stage_id, team_id)',
  'create index point_deduction_by_team on point_deduction (team_id)',

  ...setAside(engine, 'standing_start'),
  `create table standing_start (
    stage_id ${key} not null references stage (id) on delete cascade,
    team_id ${key} not null references team (id) on delete restrict,
    won integer not null check (won >= 0),
    drawn integer not null check (drawn >= 0),
    lost integer not null check (lost >= 0),
    goals_for integer not null check (goals_for >= 0),
    goals_against integer not null check (goals_against >= 0),
    form text not null check (length(form) <= 5),
    primary key (stage_id, team_id)
  )`,
  `insert into standing_start (stage_id, team_id, won, drawn, lost, goals_for, goals_against, form)
   select season_id, team_id, won, drawn, lost, goals_for, goals_against, form from old_standing_start`,
  'drop table old_standing_start',
  'create index standing_start_by_team on standing_start (team_id)',

  ...setAside(engine, 'standing_place'),
  `create table standing_place (
    stage_id ${key} not null references stage (id) on delete cascade,
    team_id ${key} not null references team (id) on delete restrict,
    position integer not null check (position > 0),
    footnote text not null,
    primary key (stage_id, team_id)
  )`,
  `insert into standing_place (stage_id, team_id, position, footnote)
   select season_id, team_id, position, footnote from old_standing_place`,
  'drop table old_standing_place',
  'create index standing_place_by_team on standing_place (team_id)',

  // Derived from the ledgers. The lines that exist are lines of the one table of their season.
  ...setAside(engine, 'standing'),
  `create table standing (
    season_id ${key} not null references season (id) on delete cascade,
    stage_id ${key} not null references stage (id) on delete cascade,
    group_id ${key} references stage_group (id) on delete cascade,
    team_id ${key} not null references team (id) on delete restrict,
    position integer not null check (position >= 1),
    played integer not null,
    won integer not null check (won >= 0),
    drawn integer not null check (drawn >= 0),
    lost integer not null check (lost >= 0),
    goals_for integer not null check (goals_for >= 0),
    goals_against integer not null check (goals_against >= 0),
    points integer not null,
    form text not null check (length(form) <= 5),
    change integer not null default 0,
    zone text,
    is_live integer not null default 0 check (is_live in (0, 1)),
    primary key (stage_id, team_id),
    constraint standing_adds_up check (played = won + drawn + lost),
    constraint standing_zone_exists check (zone in ('ucl', 'uel', 'uecl', 'promotion', 'advance', 'playoff', 'relegation'))
  )`,
  `insert into standing (season_id, stage_id, team_id, position, played, won, drawn, lost, goals_for, goals_against, points,
     form, change, zone, is_live)
   select season_id, season_id, team_id, position, played, won, drawn, lost, goals_for, goals_against, points,
     form, change, zone, is_live from old_standing`,
  'drop table old_standing',
  'create index standing_by_season on standing (season_id)',
  'create index standing_by_position on standing (stage_id, position)',
  'create index standing_by_group on standing (group_id)',
  'create index standing_by_team on standing (team_id)',

  ...scopeTriggers(engine, [
    {
      table: 'stage',
      scopes: [MATCHES, `select 'standings:' || ROW.season_id`, `select 'season:' || ROW.season_id`],
    },
    { table: 'stage_group', scopes: [MATCHES, STANDINGS, SEASON] },
    { table: 'stage_team', scopes: [MATCHES, STANDINGS, SEASON] },
    { table: 'tie', scopes: [MATCHES, SEASON] },
    { table: 'point_deduction', scopes: [STANDINGS] },
    { table: 'standing_place', scopes: [STANDINGS] },
    { table: 'standing', scopes: [`select 'standings:' || ROW.season_id`] },
  ]),
]);

/** Copies the rows of a table to `old_…` and drops the table with its triggers. */
function setAside(engine: Engine, table: string): string[] {
  return [
    `create table old_${table} as select * from ${table}`,
    `drop table ${table}`,
    ...dropFunctions(engine, table),
  ];
}

/** PostgreSQL keeps the functions of the triggers of a table that was dropped. */
function dropFunctions(engine: Engine, table: string): string[] {
  if (engine === 'sqlite') return [];
  return ['insert', 'update', 'delete'].map(
    (event) => `drop function if exists ${table}_${event}_moves_scopes()`,
  );
}

/** The key of a round is unique in its stage: the first match day of the league phase and of the split may both be `1`. */
const ROUND_COLUMNS = 'id, season_id, stage_id, key, position';

function roundsOnPostgres(key: string): string[] {
  return [
    `alter table round add column stage_id ${key} references stage (id) on delete cascade`,
    'update round set stage_id = season_id',
    'alter table round alter column stage_id set not null',
    'alter table round drop constraint round_of_season',
    'alter table round add constraint round_of_stage unique (stage_id, key)',
    'drop index round_by_position',
    'create index round_by_position on round (stage_id, position)',
    'create index round_by_season on round (season_id, position)',
  ];
}

/** SQLite cannot drop a constraint, so the table is created again. Dropping it clears `fixture.round_id`, which is kept aside. */
function roundsOnSqlite(key: string): string[] {
  return [
    'create table old_round as select id, season_id, season_id as stage_id, key, position from round',
    'create table old_fixture_round as select id, round_id from fixture where round_id is not null',
    'drop table round',
    `create table round (
      id ${key} not null primary key,
      season_id ${key} not null references season (id) on delete cascade,
      stage_id ${key} not null references stage (id) on delete cascade,
      key ${key} not null,
      position integer not null,
      constraint round_of_stage unique (stage_id, key)
    )`,
    `insert into round (${ROUND_COLUMNS}) select ${ROUND_COLUMNS} from old_round`,
    `update fixture set round_id = old_fixture_round.round_id from old_fixture_round
     where old_fixture_round.id = fixture.id`,
    'drop table old_round',
    'drop table old_fixture_round',
    'create index round_by_position on round (stage_id, position)',
    'create index round_by_season on round (season_id, position)',
    ...scopeTriggers('sqlite', [{ table: 'round', scopes: [MATCHES] }]),
  ];
}
