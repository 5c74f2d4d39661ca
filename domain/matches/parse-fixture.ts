import type { CompetitionRegion, FixtureStatus, MatchPhase } from '#db/tables/matches.ts';
import type { Fixture, FixtureFacts, Score } from './fixture.ts';
import type { MatchEvent } from './live/match-event.ts';

/** A row of the fixture table with its competition and teams. */
export interface FixtureRow {
  id: string;
  kick_off: number;
  venue: string | null;
  round: string | null;
  status: FixtureStatus;
  phase: MatchPhase | null;
  minute: number | null;
  added: number | null;
  home_score: number | null;
  away_score: number | null;
  sample: 0 | 1;
  updated_at: number;
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

/**
 * Converts a row to the type of its status.
 * @throws Error when a value is missing that the status needs. The checks of the table forbid such rows.
 */
export function parseFixture(row: FixtureRow, events: MatchEvent[]): Fixture {
  const facts = readFacts(row);
  switch (row.status) {
    case 'scheduled':
    case 'postponed':
    case 'cancelled':
      return { ...facts, status: row.status };
    case 'finished':
    case 'abandoned':
      return { ...facts, status: row.status, score: readScore(row), events };
    case 'live': {
      const { phase, minute, added } = row;
      if (phase === null || minute === null) throw incompleteRow(row, 'no minute');
      return { ...facts, status: 'live', phase, minute, added, score: readScore(row), events };
    }
  }
}

function readFacts(row: FixtureRow): FixtureFacts {
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
    kickOff: row.kick_off,
    venue: row.venue,
    round: row.round,
    sample: row.sample === 1,
    updatedAt: row.updated_at,
  };
}

function readScore(row: FixtureRow): Score {
  if (row.home_score === null || row.away_score === null) throw incompleteRow(row, 'no score');
  return { home: row.home_score, away: row.away_score };
}

function incompleteRow(row: FixtureRow, problem: string): Error {
  return new Error(`Match ${row.id} is ${row.status} and has ${problem}`);
}
