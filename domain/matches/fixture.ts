import type { MatchPhase } from '#db/tables/matches.ts';
import type { Competition } from './competition.ts';
import type { MatchEvent } from './live/match-event.ts';
import type { Team } from './team.ts';

/** The fields that a match has in every status. */
export interface FixtureFacts {
  id: string;
  competition: Competition;
  home: Team;
  away: Team;
  /** Epoch ms. */
  kickOff: number;
  venue: string | null;
  /** The number of the round, or a stage such as `quarter`. */
  round: string | null;
  /** Sample data. Pages label it. */
  sample: boolean;
  /** Epoch ms of the last change. */
  updatedAt: number;
}

export interface Score {
  home: number;
  away: number;
}

/** Not started: no score and no minute. */
export interface ScheduledFixture extends FixtureFacts {
  status: 'scheduled';
}

/** Being played: always has a minute and a score. */
export interface LiveMatch extends FixtureFacts {
  status: 'live';
  phase: MatchPhase;
  minute: number;
  added: number | null;
  score: Score;
  /** In the order of the match. */
  events: MatchEvent[];
}

/** Finished: a score and no minute. */
export interface Result extends FixtureFacts {
  status: 'finished';
  score: Score;
  events: MatchEvent[];
}

/** Not played at its kick-off time. */
interface CalledOffFixture extends FixtureFacts {
  status: 'postponed' | 'cancelled';
}

/** Stopped before the end, with the score at that time. */
export interface AbandonedMatch extends FixtureFacts {
  status: 'abandoned';
  score: Score;
  events: MatchEvent[];
}

/** A match in one of its states (spec §4, and also postponed, cancelled and abandoned). */
export type Fixture = ScheduledFixture | LiveMatch | Result | CalledOffFixture | AbandonedMatch;

export function isLive(fixture: Fixture): fixture is LiveMatch {
  return fixture.status === 'live';
}

/** Whether the match has started, so that it has a score. */
export function hasScore(fixture: Fixture): fixture is LiveMatch | Result | AbandonedMatch {
  return 'score' in fixture;
}
