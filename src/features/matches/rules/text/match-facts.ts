import { type NamedTeam, type NameGrammar, teamName } from '#az/names/name-forms.ts';
import type { FixtureEventType, MatchPhase } from '../../tables.ts';
import { lineUpText } from '../../text.ts';
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

/** The team sheet of one side. Players without `isStarting` are on the bench. */
export interface TextLineUp {
  formation: string | null;
  coach: string | null;
  /** False for a line-up that the newsroom expects. */
  isOfficial: boolean;
  players: readonly { name: string; isStarting: boolean; isCaptain: boolean }[];
}

interface LineUps {
  home: TextLineUp | null;
  away: TextLineUp | null;
}

/** The title of both line-ups. One expected line-up makes both expected. */
export function lineUpTitle({ home, away }: LineUps): string {
  const areOfficial = [home, away].every((lineUp) => lineUp?.isOfficial ?? true);
  return areOfficial ? lineUpText.title : lineUpText.expectedTitle;
}

/** `“Qarabağ” (4-2-3-1): …`, the bench and the coach, one line each. Empty without players who start. */
export function listLineUpLines(team: NamedTeam, lineUp: TextLineUp | null): string[] {
  const starting = lineUp?.players.filter(({ isStarting }) => isStarting) ?? [];
  if (!lineUp || starting.length === 0) return [];
  const bench = lineUp.players.filter(({ isStarting }) => !isStarting).map(({ name }) => name);
  const names = starting.map(({ name, isCaptain }) =>
    isCaptain ? `${name} (${lineUpText.captainMark})` : name,
  );
  const formation = lineUp.formation ? ` (${lineUp.formation})` : '';
  return [
    `${teamName(team)}${formation}: ${names.join(', ')}`,
    ...(bench.length > 0 ? [`${lineUpText.bench}: ${bench.join(', ')}`] : []),
    ...(lineUp.coach ? [`${lineUpText.coach}: ${lineUp.coach}`] : []),
  ];
}
