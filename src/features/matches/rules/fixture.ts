import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { Competition } from '#features/competitions/rules/competition.ts';
import type { StageName } from '#features/competitions/rules/standings/league-table.ts';
import type { Team } from '#features/teams/rules/team.ts';
import type { MatchPhase } from '../tables.ts';
import type { MatchEvent } from './live/match-event.ts';
import type { MatchClock } from './running-clock.ts';

export interface Score {
  home: number;
  away: number;
}

export function formatScore({ home, away }: Score): string {
  return `${home}:${away}`;
}

/** The fields that a match has in every status. */
export interface FixtureFacts {
  id: string;
  competition: Competition;
  season: { id: string; slug: string; name: string } | null;
  home: Team;
  away: Team;
  /** Epoch ms. */
  kickOff: number;
  venue: string | null;
  /** Neither team is at home. */
  isNeutral: boolean;
  /** The stage of the season; null without a season. */
  stage: StageName | null;
  /** The name of the group, `A`. */
  group: string | null;
  /** The tie and the number of the leg, from 1. Null outside of knock-out stages. */
  tie: { id: string; leg: number } | null;
  /** The channels that show the match. Empty when none does, null when that is not known. */
  channels: readonly string[] | null;
  /** The number of the round, or a stage such as `quarter`. */
  round: string | null;
  /** Sample data. Pages label it. */
  sample: boolean;
  /** Epoch ms of the last change. */
  updatedAt: number;
}

/** The score and events of a match that has begun. */
interface PlayedFacts extends FixtureFacts {
  score: Score;
  halfTime: Score | null;
  /** After 90 minutes, when the match went into extra time. */
  regular: Score | null;
  shootOut: Score | null;
  /** In the order of the match. */
  events: MatchEvent[];
}

/** Not started: no score and no minute. */
export interface ScheduledFixture extends FixtureFacts {
  status: 'scheduled';
  /** Why it was moved to this kick-off; null when it was not moved. */
  reason: string | null;
}

/** Being played. `readClock` gives its minute. */
export interface LiveMatch extends PlayedFacts {
  status: 'live';
  phase: MatchPhase;
  /** Null in a break. */
  clock: MatchClock | null;
  announcedAdded: number | null;
  /** Epoch ms of the last entry of its ledger, or of the last sign that its provider or its console follows the match. */
  heardAt: number;
}

/** Stopped, and to be continued. */
export interface SuspendedMatch extends PlayedFacts {
  status: 'suspended';
  phase: MatchPhase;
  reason: string;
}

/** Finished: a score and no minute. */
export interface Result extends PlayedFacts {
  status: 'finished';
}

/** Not played at its kick-off time. */
interface CalledOffFixture<Status extends 'postponed' | 'cancelled'> extends FixtureFacts {
  status: Status;
  reason: string;
}
type PostponedFixture = CalledOffFixture<'postponed'>;
type CancelledFixture = CalledOffFixture<'cancelled'>;

/** Stopped before the end with the score at that time, or decided without being played to the end. */
export interface DecidedMatch extends PlayedFacts {
  status: 'abandoned' | 'awarded';
  reason: string;
}

/** A match in one of its states (spec §4, and those of real football nights). */
export type Fixture =
  | ScheduledFixture
  | LiveMatch
  | SuspendedMatch
  | Result
  | PostponedFixture
  | CancelledFixture
  | DecidedMatch;

export function isLive(fixture: Fixture): fixture is LiveMatch {
  return fixture.status === 'live';
}

/** Whether the match is being played, or is stopped and will be continued. */
export function isOngoing(fixture: Fixture): fixture is LiveMatch | SuspendedMatch {
  return fixture.status === 'live' || fixture.status === 'suspended';
}

/** A match that nobody has started this long after its kick-off gives an alarm. */
export const ALARM_AFTER_MS = 5 * MINUTE;

/** Nobody follows a match this long after its kick-off. */
export const OVERDUE_AFTER_MS = 6 * HOUR;

/** A screen of the desk follows this many matches at once. A stream has at most 40 topics, and one of them is that of all matches. */
export const MAX_FOLLOWED = 36;

/** Whether the match should have been played by `now` (epoch ms), and nobody has entered anything about it. */
export function isAwaitingResult(fixture: Pick<Fixture, 'status' | 'kickOff'>, now: number): boolean {
  return fixture.status === 'scheduled' && fixture.kickOff <= now - OVERDUE_AFTER_MS;
}

/** Whether nothing more is expected of the match. Its end can be taken back. */
export function isOver(fixture: Fixture): fixture is Result | DecidedMatch | CancelledFixture {
  const { status } = fixture;
  return status === 'finished' || status === 'abandoned' || status === 'awarded' || status === 'cancelled';
}

/** Whether the match counts as decided by its score: played to the end or awarded. */
export function isResult(fixture: Fixture): fixture is Result | DecidedMatch {
  return fixture.status === 'finished' || fixture.status === 'awarded';
}

/** Whether the match has started, so that it has a score. */
export function hasScore(fixture: Fixture): fixture is LiveMatch | SuspendedMatch | Result | DecidedMatch {
  return 'score' in fixture;
}

/** Counts the matches of a page, of every status, and the live ones (spec §2.1). */
export function countFixtures(fixtures: readonly Fixture[]): { total: number; live: number } {
  return { total: fixtures.length, live: fixtures.filter(isLive).length };
}
