import type { NameGrammar } from '#az/names/name-grammar.ts';
import type { NamedTeam } from '#az/names/team-name.ts';
import type { FixtureEventType, MatchPhase } from '../../tables.ts';
import type { Score } from '../fixture.ts';
import type { formatOfficials } from '../match-words.ts';

/** A goal, a card or a missed penalty in a text about a match. */
export interface TextEvent {
  type: FixtureEventType;
  /** For an own goal, the team that gets the goal. */
  side: 'home' | 'away' | null;
  player: string | null;
  /** Endings of the player's name that editors have set; null or missing when the rules are right. */
  grammar?: NameGrammar | null;
  minute: number;
  added: number | null;
}

/** The state of a match in a text. Only a match that began has a score. */
export type TextOutcome =
  | { status: 'scheduled' }
  | { status: 'postponed' | 'cancelled'; reason: string | null }
  | PlayedOutcome;

/** A match that has a score. */
export type PlayedOutcome = (
  | { status: 'live'; phase: MatchPhase }
  | { status: 'finished' | 'suspended' | 'abandoned' | 'awarded' }
) & {
  score: Score;
  shootOut: Score | null;
  reason: string | null;
  /** In the order of the match. */
  events: readonly TextEvent[];
};

/** What the texts about a match need to know of it. */
export interface MatchFacts {
  home: NamedTeam;
  away: NamedTeam;
  /** Epoch ms. */
  kickOff: number;
  venue: string | null;
  officials: Parameters<typeof formatOfficials>[0];
  /** Names of the channels. Empty when no channel shows the match, null when that is not known yet. */
  broadcasters: readonly string[] | null;
  outcome: TextOutcome;
}

/** A match with its score, so that texts about results need no check. */
export type PlayedMatch = MatchFacts & { outcome: PlayedOutcome };

export function isPlayed(match: MatchFacts): match is PlayedMatch {
  return 'score' in match.outcome;
}
