import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const MATCHES = `select 'matches'`;
const STANDINGS = `select 'standings:' || ROW.season_id`;

/** Competitions and their seasons: rounds, teams, point deductions, and the table. */
export const competitionsBaseline = sqlMigration('0001-competitions', ({ engine, key, bigint }) => [
  `create table competition (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    region text not null check (region in ('azerbaijan', 'europe', 'world')),
    category_slug ${key},
    position integer not null,
    kind text not null default 'league' check (kind in ('league', 'cup', 'friendly')),
    version integer not null default 1
  )`,
  'create index competition_by_category on competition (category_slug)',

  `create table season (
    id ${key} not null primary key,
    competition_id ${key} not null references competition (id) on delete restrict,
    slug ${key} not null,
    name text not null,
    starts_on ${bigint} not null,
    regulation text not null,
    version integer not null default 1,
    constraint season_of_competition unique (competition_id, slug)
  )`,
  'create index season_by_start on season (competition_id, starts_on)',

  `create table season_team (
    season_id ${key} not null references season (id) on delete cascade,
    team_id ${key} not null references team (id) on delete restrict,
    primary key (season_id, team_id)
  )`,
  'create index season_team_by_team on season_team (team_id)',

  `create table point_deduction (
    id ${key} not null primary key,
    season_id ${key} not null references season (id) on delete cascade,
    team_id ${key} not null references team (id) on delete restrict,
    points integer not null check (points > 0),
    footnote text not null
  )`,
  'create index point_deduction_by_season on point_deduction (season_id, team_id)',
  'create index point_deduction_by_team on point_deduction (team_id)',

  `create table round (
    id ${key} not null primary key,
    season_id ${key} not null references season (id) on delete cascade,
    key ${key} not null,
    position integer not null,
    constraint round_of_season unique (season_id, key)
  )`,
  'create index round_by_position on round (season_id, position)',

  // What a team had before the first match of the season in this database.
  `create table standing_start (
    season_id ${key} not null references season (id) on delete cascade,
    team_id ${key} not null references team (id) on delete restrict,
    won integer not null check (won >= 0),
    drawn integer not null check (drawn >= 0),
    lost integer not null check (lost >= 0),
    goals_for integer not null check (goals_for >= 0),
    goals_against integer not null check (goals_against >= 0),
    form text not null check (length(form) <= 5),
    primary key (season_id, team_id)
  )`,
  'create index standing_start_by_team on standing_start (team_id)',

  // Places in a table that an editor has set, with the reason that readers see.
  `create table standing_place (
    season_id ${key} not null references season (id) on delete cascade,
    team_id ${key} not null references team (id) on delete restrict,
    position integer not null check (position > 0),
    footnote text not null,
    primary key (season_id, team_id)
  )`,
  'create index standing_place_by_team on standing_place (team_id)',

  // The table of a season, derived from the ledgers of its matches.
  `create table standing (
    season_id ${key} not null references season (id) on delete cascade,
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
    primary key (season_id, team_id),
    constraint standing_adds_up check (played = won + drawn + lost),
    constraint standing_zone_exists check (zone in ('ucl', 'uel', 'uecl', 'playoff', 'relegation'))
  )`,
  'create index standing_by_position on standing (season_id, position)',
  'create index standing_by_team on standing (team_id)',
  ...(engine === 'postgres' ? namesOfStanding : []),

  ...scopeTriggers(engine, [
    { table: 'competition', scopes: [MATCHES] },
    { table: 'competition', name: 'competition_name', columns: 'name', scopes: [`select 'names'`] },
    { table: 'season', scopes: [MATCHES, `select 'standings:' || ROW.id`] },
    { table: 'season_team', scopes: [MATCHES, STANDINGS] },
    { table: 'point_deduction', scopes: [STANDINGS] },
    { table: 'round', scopes: [MATCHES] },
    { table: 'standing_place', scopes: [STANDINGS] },
    { table: 'standing', scopes: [STANDINGS] },
  ]),
]);

/** PostgreSQL names a constraint after its table. Those of this table begin with `standing_of_season`. */
const namesOfStanding = [
  'pkey',
  'season_id_fkey',
  'team_id_fkey',
  ...['position', 'won', 'drawn', 'lost', 'goals_for', 'goals_against', 'form', 'is_live'].map(
    (column) => `${column}_check`,
  ),
].map((end) => `alter table standing rename constraint standing_${end} to standing_of_season_${end}`);
