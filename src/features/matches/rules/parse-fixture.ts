import type { CompetitionRegion } from '#features/competitions/tables.ts';
import type { BroadcastKnowledge, FixtureStatus, MatchPhase } from '../tables.ts';
import type { Fixture, FixtureFacts, Score } from './fixture.ts';
import type { MatchEvent } from './live/match-event.ts';
import type { MatchClock } from './match-clock.ts';

/** A row of the fixture table with its competition and teams. */
export interface FixtureRow {
  id: string;
  kick_off: number;
  venue: string | null;
  broadcast: BroadcastKnowledge;
  round: string | null;
  season_id: string | null;
  season_slug: string | null;
  season_name: string | null;
  status: FixtureStatus;
  phase: MatchPhase | null;
  clock_at: number | null;
  clock_minute: number | null;
  clock_rate: number | null;
  announced_added: number | null;
  home_score: number | null;
  away_score: number | null;
  home_half_time: number | null;
  away_half_time: number | null;
  home_shoot_out: number | null;
  away_shoot_out: number | null;
  reason: string | null;
  sample: 0 | 1;
  updated_at: number;
  heard_at: number | null;
  competition_slug: string;
  competition_name: string;
  competition_region: CompetitionRegion;
  home_slug: string;
  home_name: string;
  home_short_name: string;
  home_color_main: string;
  home_color_second: string;
  away_slug: string;
  away_name: string;
  away_short_name: string;
  away_color_main: string;
  away_color_second: string;
}

/** What belongs to a match besides its row. */
interface FixtureParts {
  events: MatchEvent[];
  /** The names of its channels. */
  channels: string[];
}

/**
 * Converts a row to the type of its status.
 * @throws Error when a value is missing that the status needs. The checks of the table forbid such rows.
 */
export function parseFixture(row: FixtureRow, { events, channels }: FixtureParts): Fixture {
  const facts = readFacts(row, channels);
  switch (row.status) {
    case 'scheduled':
      return { ...facts, status: 'scheduled', reason: row.reason };
    case 'postponed':
      return { ...facts, status: 'postponed', reason: row.reason ?? '' };
    case 'cancelled':
      return { ...facts, status: 'cancelled', reason: row.reason ?? '' };
    case 'finished':
      return { ...facts, status: 'finished', ...readPlayed(row), events };
    case 'abandoned':
    case 'awarded':
      return { ...facts, status: row.status, ...readPlayed(row), events, reason: row.reason ?? '' };
    case 'suspended':
      return {
        ...{ ...facts, status: 'suspended', ...readPlayed(row), events },
        ...{ phase: readPhase(row), reason: row.reason ?? '' },
      };
    case 'live':
      return {
        ...{ ...facts, status: 'live', ...readPlayed(row), events },
        ...{ phase: readPhase(row), clock: readRunningClock(row), announcedAdded: row.announced_added },
        heardAt: Math.max(row.updated_at, row.heard_at ?? 0),
      };
  }
}

function readPhase(row: FixtureRow): MatchPhase {
  if (row.phase === null) throw incompleteRow(row, 'no phase');
  return row.phase;
}

function readRunningClock({
  clock_at: at,
  clock_minute: minute,
  clock_rate: rate,
}: FixtureRow): MatchClock | null {
  return at === null || minute === null || rate === null ? null : { at, minute, rate };
}

function readPlayed(row: FixtureRow) {
  const score = toScore(row.home_score, row.away_score);
  if (!score) throw incompleteRow(row, 'no score');
  return {
    score,
    halfTime: toScore(row.home_half_time, row.away_half_time),
    shootOut: toScore(row.home_shoot_out, row.away_shoot_out),
  };
}

function toScore(home: number | null, away: number | null): Score | null {
  return home === null || away === null ? null : { home, away };
}

function readFacts(row: FixtureRow, channels: string[]): FixtureFacts {
  return {
    id: row.id,
    competition: {
      slug: row.competition_slug,
      name: row.competition_name,
      region: row.competition_region,
    },
    home: {
      slug: row.home_slug,
      name: row.home_name,
      shortName: row.home_short_name,
      colors: [row.home_color_main, row.home_color_second],
    },
    away: {
      slug: row.away_slug,
      name: row.away_name,
      shortName: row.away_short_name,
      colors: [row.away_color_main, row.away_color_second],
    },
    season:
      row.season_id === null || row.season_slug === null || row.season_name === null
        ? null
        : { id: row.season_id, slug: row.season_slug, name: row.season_name },
    kickOff: row.kick_off,
    venue: row.venue,
    channels: row.broadcast === 'unknown' ? null : channels,
    round: row.round,
    sample: row.sample === 1,
    updatedAt: row.updated_at,
  };
}

function incompleteRow(row: FixtureRow, problem: string): Error {
  return new Error(`Match ${row.id} is ${row.status} and has ${problem}`);
}
