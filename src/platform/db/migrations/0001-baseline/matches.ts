import type { Dialect } from '../dialect.ts';
import { revisionTriggers } from '../revision-triggers.ts';

/** Competitions, teams, fixtures with their events, and standings (spec §3). */
export const matches = ({ engine, key, bigint }: Dialect): string[] => [
  `create table competition (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    region text not null check (region in ('azerbaijan', 'europe', 'world')),
    category_slug ${key},
    position integer not null
  )`,
  'create index competition_by_category on competition (category_slug)',

  `create table team (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    short_name text not null,
    primary_color text not null,
    secondary_color text not null
  )`,

  `create table fixture (
    id ${key} not null primary key,
    competition_id ${key} not null references competition (id) on delete restrict,
    home_id ${key} not null references team (id) on delete restrict,
    away_id ${key} not null references team (id) on delete restrict,
    kick_off ${bigint} not null,
    venue text,
    round text,
    status text not null,
    phase text,
    minute integer,
    added integer,
    home_score integer,
    away_score integer,
    sample integer not null default 0 check (sample in (0, 1)),
    updated_at ${bigint} not null,
    constraint fixture_of_two_teams check (home_id <> away_id),
    constraint fixture_status_known check (
      status in ('scheduled', 'live', 'finished', 'postponed', 'cancelled', 'abandoned')),
    constraint fixture_score_fits_status check (
      (status in ('live', 'finished', 'abandoned')) = (home_score is not null)
        and (home_score is null) = (away_score is null)),
    constraint fixture_score_counts check (home_score >= 0 and away_score >= 0),
    constraint fixture_minute_fits_status check (
      (status = 'live') = (minute is not null) and (status = 'live') = (phase is not null)
        and (added is null or status = 'live')),
    constraint fixture_minute_counts check (minute between 0 and 130 and added between 1 and 30),
    constraint fixture_phase_known check (phase in ('playing', 'halftime', 'extraTime', 'penalties'))
  )`,
  'create index fixture_by_day on fixture (kick_off, id)',
  'create index fixture_by_competition on fixture (competition_id, kick_off, id)',
  `create index fixture_live on fixture (kick_off) where status = 'live'`,
  'create index fixture_by_home on fixture (home_id, kick_off)',
  'create index fixture_by_away on fixture (away_id, kick_off)',

  `create table fixture_event (
    id ${key} not null primary key,
    fixture_id ${key} not null references fixture (id) on delete cascade,
    type text not null,
    side text not null check (side in ('home', 'away')),
    player text not null,
    minute integer not null check (minute between 0 and 130),
    added integer check (added between 1 and 30),
    sequence integer not null,
    constraint fixture_event_type_known check (
      type in ('goal', 'ownGoal', 'penaltyGoal', 'missedPenalty', 'yellow', 'secondYellow', 'red'))
  )`,
  'create index fixture_event_by_minute on fixture_event (fixture_id, minute, added, sequence)',

  `create table standing (
    competition_id ${key} not null references competition (id) on delete restrict,
    season ${key} not null,
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
    sample integer not null default 0 check (sample in (0, 1)),
    primary key (competition_id, season, team_id),
    constraint standing_played_adds_up check (played = won + drawn + lost),
    constraint standing_zone_known check (zone in ('ucl', 'uel', 'uecl', 'playoff', 'relegation'))
  )`,
  'create index standing_by_position on standing (competition_id, season, position)',
  'create index standing_by_team on standing (team_id)',

  ...revisionTriggers(
    engine,
    ['competition', 'team', 'fixture', 'fixture_event', 'standing'].map((table) => ({ table })),
  ),
];
