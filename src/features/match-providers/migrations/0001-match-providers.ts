import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** What providers of match data report, and how our matches and teams are linked to theirs. */
export const matchProvidersBaseline = sqlMigration('0001-match-providers', ({ key, bigint }) => [
  `create table provider (
    id ${key} not null primary key,
    poll_at ${bigint} not null default 0,
    list_at ${bigint} not null default 0,
    succeeded_at ${bigint},
    failed_at ${bigint},
    failures integer not null default 0,
    error text,
    unknown_values text,
    remaining_today integer,
    remaining_minute integer,
    problem text
  )`,

  `create table provider_team (
    provider ${key} not null,
    external_id ${key} not null,
    name text not null,
    team_id ${key} references team (id) on delete set null,
    primary key (provider, external_id)
  )`,
  'create index provider_team_by_team on provider_team (team_id)',
  'create index provider_team_unlinked on provider_team (name) where team_id is null',

  `create table provider_fixture (
    provider ${key} not null,
    external_id ${key} not null,
    fixture_id ${key} references fixture (id) on delete set null,
    kick_off ${bigint} not null,
    home_external_id ${key} not null,
    away_external_id ${key} not null,
    poll_at ${bigint},
    list_gone_at ${bigint},
    reported_score text,
    listed_score text,
    primary key (provider, external_id),
    constraint provider_fixture_once unique (provider, fixture_id)
  )`,
  'create index provider_fixture_by_fixture on provider_fixture (fixture_id)',
  'create index provider_fixture_due on provider_fixture (provider, poll_at) where poll_at is not null',
  'create index provider_fixture_unlinked on provider_fixture (kick_off) where fixture_id is null',
  'create index provider_fixture_by_conflict on provider_fixture (reported_score)',

  `create table provider_snapshot (
    id ${key} not null primary key,
    provider ${key} not null,
    fixture_id ${key} not null references fixture (id) on delete cascade,
    fetched_at ${bigint} not null,
    body text not null
  )`,
  'create index provider_snapshot_by_time on provider_snapshot (fetched_at)',
  'create index provider_snapshot_by_fixture on provider_snapshot (fixture_id, fetched_at)',
]);
