import type { MatchPhase } from '#db/tables/matches.ts';
import type { Competition } from './competition.ts';
import type { MatchEvent } from './live/match-event.ts';
import type { Team } from './team.ts';

/** What every match has, whatever became of it. */
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
  /** Demo data, to be shown as such. */
  sample: boolean;
  /** Epoch ms of the last change. */
  updatedAt: number;
}

export interface Score {
  home: number;
  away: number;
}

/** Announced, not begun: no score, no minute. */
export interface ScheduledFixture extends FixtureFacts {
  status: 'scheduled';
}

/** Going on: always a minute and a score. */
export interface LiveMatch extends FixtureFacts {
  status: 'live';
  phase: MatchPhase;
  minute: number;
  added: number | null;
  score: Score;
  /** In the order they happened. */
  events: MatchEvent[];
}

/** Over: a score, no minute. */
export interface Result extends FixtureFacts {
  status: 'finished';
  score: Score;
  events: MatchEvent[];
}

/** Will not be played at this time. */
interface CalledOffFixture extends FixtureFacts {
  status: 'postponed' | 'cancelled';
}

/** Broken off: the score at that moment. */
export interface AbandonedMatch extends FixtureFacts {
  status: 'abandoned';
  score: Score;
  events: MatchEvent[];
}

/** A match in one of the states it can be in (spec §4, and what happens to matches beside). */
export type Fixture = ScheduledFixture | LiveMatch | Result | CalledOffFixture | AbandonedMatch;

export function isLive(fixture: Fixture): fixture is LiveMatch {
  return fixture.status === 'live';
}

/** Whether the ball has rolled, so that there is a score. */
export function hasScore(fixture: Fixture): fixture is LiveMatch | Result | AbandonedMatch {
  return 'score' in fixture;
}
