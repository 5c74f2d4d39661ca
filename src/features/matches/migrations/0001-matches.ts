import { changes, type ScopedRows, scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const EVENT_TYPES = `('goal', 'penaltyGoal', 'ownGoal', 'missedPenalty', 'yellow', 'secondYellow', 'red',
      'substitution', 'var', 'addedTime', 'mark', 'shootOutKick')`;

/**
 * Matches and everything that belongs to one. The ledger has the events; status, score, clock and `fixture_event` are derived
 * from it.
 */
export const matchesBaseline = sqlMigration('0001-matches', ({ engine, key, bigint, real }) => [
  `create table fixture (
    id ${key} not null primary key,
    competition_id ${key} not null references competition (id) on delete restrict,
    season_id ${key} references season (id) on delete restrict,
    round_id ${key} references round (id) on delete set null,
    home_id ${key} not null references team (id) on delete restrict,
    away_id ${key} not null references team (id) on delete restrict,
    kick_off ${bigint} not null,
    venue_id ${key} references venue (id) on delete set null,
    broadcast text not null default 'unknown' check (broadcast in ('unknown', 'none', 'listed')),
    sample integer not null default 0 check (sample in (0, 1)),
    version integer not null default 1,
    edited_at ${bigint} not null,
    status text not null default 'scheduled',
    phase text,
    clock_at ${bigint},
    clock_minute integer,
    clock_rate ${real},
    announced_added integer check (announced_added between 1 and 30),
    home_score integer check (home_score >= 0),
    away_score integer check (away_score >= 0),
    home_half_time integer,
    away_half_time integer,
    home_shoot_out integer,
    away_shoot_out integer,
    reason text,
    last_sequence integer not null default 0,
    updated_at ${bigint} not null,
    constraint fixture_has_two_teams check (home_id <> away_id),
    constraint fixture_status_exists check (status in ('scheduled', 'live', 'finished', 'postponed',
      'suspended', 'abandoned', 'cancelled', 'awarded')),
    constraint fixture_score_of_status check (
      (status in ('live', 'finished', 'suspended', 'abandoned', 'awarded')) = (home_score is not null)
        and (home_score is null) = (away_score is null)),
    constraint fixture_half_time_of_score check (
      (home_half_time is null) = (away_half_time is null) and (home_half_time is null or home_score is not null)),
    constraint fixture_shoot_out_of_score check (
      (home_shoot_out is null) = (away_shoot_out is null) and (home_shoot_out is null or home_score is not null)),
    constraint fixture_phase_of_status check ((status in ('live', 'suspended')) = (phase is not null)),
    constraint fixture_phase_exists check (phase in ('firstHalf', 'halftime', 'secondHalf', 'extraTimeBreak',
      'extraTimeFirst', 'extraTimeHalftime', 'extraTimeSecond', 'shootOut')),
    constraint fixture_clock_of_phase check (
      (clock_at is null) = (clock_minute is null) and (clock_at is null) = (clock_rate is null)
        and (status = 'live' and phase in ('firstHalf', 'secondHalf', 'extraTimeFirst', 'extraTimeSecond'))
          = (clock_at is not null)),
    constraint fixture_added_of_status check (announced_added is null or status = 'live')
  )`,
  'create index fixture_by_day on fixture (kick_off, id)',
  'create index fixture_by_competition on fixture (competition_id, kick_off, id)',
  'create index fixture_by_season on fixture (season_id, kick_off, id)',
  'create index fixture_by_round on fixture (round_id, kick_off)',
  `create index fixture_live on fixture (kick_off) where status = 'live'`,
  'create index fixture_by_home on fixture (home_id, kick_off)',
  'create index fixture_by_away on fixture (away_id, kick_off)',
  'create index fixture_by_pair on fixture (home_id, away_id, kick_off)',
  'create index fixture_by_venue on fixture (venue_id)',
  // Sitemaps ask for the last change of a season, the public API for matches of one status.
  'create index fixture_by_season_change on fixture (season_id, updated_at)',
  'create index fixture_by_status on fixture (status, kick_off, id)',
  // The desk lists the matches that wait for their result, and pages list suspended matches, of every day.
  `create index fixture_scheduled on fixture (kick_off) where status = 'scheduled'`,
  `create index fixture_suspended on fixture (kick_off) where status = 'suspended'`,
  ...(engine === 'postgres' ? namesOfFixture : []),

  // The fields of a match that an editor has set. Reports of providers do not change them.
  `create table fixture_lock (
    fixture_id ${key} not null references fixture (id) on delete cascade,
    field ${key} not null,
    primary key (fixture_id, field)
  )`,

  // When a live match was heard of last.
  `create table match_heartbeat (
    fixture_id ${key} not null primary key references fixture (id) on delete cascade,
    heard_at ${bigint} not null
  )`,

  `create table ledger_entry (
    id ${key} not null primary key,
    fixture_id ${key} not null references fixture (id) on delete restrict,
    sequence integer not null check (sequence >= 1),
    action text not null check (action in ('add', 'correct', 'retract')),
    event_id ${key} not null,
    event text,
    reason text,
    source ${key} not null,
    source_key ${key},
    staff_id ${key},
    created_at ${bigint} not null,
    constraint ledger_entry_in_order unique (fixture_id, sequence),
    constraint ledger_entry_event_of_action check ((action = 'retract') = (event is null)),
    constraint ledger_entry_id_of_action check ((action = 'add') = (event_id = id))
  )`,
  'create index ledger_entry_by_event on ledger_entry (event_id)',

  `create table fixture_event (
    id ${key} not null primary key,
    fixture_id ${key} not null references fixture (id) on delete cascade,
    type text not null,
    side text check (side in ('home', 'away')),
    player text,
    player_id ${key},
    other_player text,
    other_player_id ${key},
    minute integer not null check (minute between 0 and 130),
    added integer check (added between 1 and 30),
    detail text,
    position integer not null,
    note text,
    constraint fixture_event_type_exists check (type in ${EVENT_TYPES})
  )`,
  'create index fixture_event_by_position on fixture_event (fixture_id, position)',
  'create index fixture_event_by_player on fixture_event (player_id, type)',
  'create index fixture_event_by_other_player on fixture_event (other_player_id, type)',

  `create table line_up (
    fixture_id ${key} not null references fixture (id) on delete cascade,
    side text not null check (side in ('home', 'away')),
    formation text,
    coach text,
    is_official integer not null default 0 check (is_official in (0, 1)),
    players text not null,
    version integer not null default 1,
    updated_at ${bigint} not null,
    primary key (fixture_id, side)
  )`,

  `create table fixture_official (
    fixture_id ${key} not null references fixture (id) on delete cascade,
    role text not null check (role in ('referee', 'assistant1', 'assistant2', 'fourth', 'var', 'avar',
      'inspector', 'delegate')),
    official_id ${key} not null references official (id) on delete restrict,
    primary key (fixture_id, role)
  )`,
  'create index fixture_official_by_official on fixture_official (official_id)',

  `create table fixture_broadcaster (
    fixture_id ${key} not null references fixture (id) on delete cascade,
    broadcaster_id ${key} not null references broadcaster (id) on delete restrict,
    primary key (fixture_id, broadcaster_id)
  )`,
  'create index fixture_broadcaster_by_broadcaster on fixture_broadcaster (broadcaster_id)',

  `create table commentary_post (
    id ${key} not null primary key,
    fixture_id ${key} not null references fixture (id) on delete cascade,
    minute integer check (minute between 0 and 130),
    added integer check (added between 1 and 30),
    text text not null,
    is_key integer not null default 0 check (is_key in (0, 1)),
    is_pinned integer not null default 0 check (is_pinned in (0, 1)),
    event_id ${key},
    author_id ${key},
    author_name text not null,
    version integer not null default 1,
    created_at ${bigint} not null,
    updated_at ${bigint} not null,
    deleted_at ${bigint}
  )`,
  'create index commentary_post_by_time on commentary_post (fixture_id, created_at, id)',

  `create table article_fixture (
    article_id ${key} not null references article (id) on delete cascade,
    fixture_id ${key} not null references fixture (id) on delete cascade,
    primary key (article_id, fixture_id)
  )`,
  'create index article_fixture_by_fixture on article_fixture (fixture_id)',

  ...(engine === 'postgres' ? appendOnlyOnPostgres : appendOnlyOnSqlite),
  ...scopeTriggers(engine, scopedRows),
]);

/** PostgreSQL names a constraint after its table. Those of this table begin with `match_fixture`. */
const namesOfFixture = [
  'pkey',
  ...['competition_id', 'season_id', 'round_id', 'home_id', 'away_id', 'venue_id'].map(
    (column) => `${column}_fkey`,
  ),
  ...['broadcast', 'sample', 'announced_added', 'home_score', 'away_score'].map(
    (column) => `${column}_check`,
  ),
].map((end) => `alter table fixture rename constraint fixture_${end} to match_fixture_${end}`);

/** Nobody changes a line of the ledger. Only the ledger of a demo match may be deleted, so that it can begin again. */
const appendOnlyOnPostgres = [
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and not exists (select 1 from fixture where id = old.fixture_id and sample = 0)
       then return old; end if;
     raise exception 'the ledger of a match is append-only';
   end $$`,
  `create trigger ledger_entry_is_append_only before update or delete on ledger_entry
   for each row execute function refuse_ledger_change()`,
];

const appendOnlyOnSqlite = [
  `create trigger ledger_entry_is_never_updated before update on ledger_entry
   begin select raise(abort, 'the ledger of a match is append-only'); end`,
  `create trigger ledger_entry_is_never_deleted before delete on ledger_entry
   when exists (select 1 from fixture where id = old.fixture_id and sample = 0)
   begin select raise(abort, 'the ledger of a match is append-only'); end`,
];

const MATCHES = `select 'matches'`;
const MATCH = `select 'match:' || ROW.fixture_id`;
const COVERAGE = `select 'coverage:' || ROW.fixture_id`;

/** The statistics of the week count the goals and cards of finished matches. */
const MATCHES_WHEN_FINISHED = `select 'matches' from fixture where id = ROW.fixture_id and status = 'finished'`;

/** Where a match stands in lists. A goal changes none of these columns. */
const PLACE = [
  'status',
  'kick_off',
  'home_id',
  'away_id',
  'competition_id',
  'season_id',
  'round_id',
  'venue_id',
];
/** The result of a finished match counts in the statistics of the week. */
const IN_LISTS = `${changes(...PLACE)} or (new.status = 'finished' and (${changes('home_score', 'away_score')}))`;

const scopedRows: readonly ScopedRows[] = [
  { table: 'fixture', scopes: [`select 'match:' || ROW.id`] },
  { table: 'fixture', name: 'fixture_list', events: ['insert', 'delete'], scopes: [MATCHES] },
  { table: 'fixture', name: 'fixture_place', events: ['update'], when: IN_LISTS, scopes: [MATCHES] },
  { table: 'fixture_event', scopes: [MATCH, MATCHES_WHEN_FINISHED] },
  // Pages show how long a live match has heard nothing.
  { table: 'match_heartbeat', scopes: [MATCH] },
  // Retracted events are told on the page of the match.
  ...[
    'ledger_entry',
    'line_up',
    'fixture_official',
    'fixture_broadcaster',
    'commentary_post',
    'article_fixture',
  ].map((table): ScopedRows => ({ table, scopes: [COVERAGE] })),
];
