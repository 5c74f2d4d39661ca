import type { PeriodMark, Side } from '#features/matches/rules/event-fields.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import type { TimedEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import type { LineUp } from '#features/matches/rules/line-ups/read-line-ups.ts';
import type { MatchStatistics } from '#features/matches/rules/match-statistics.ts';

/** An event as a provider reports it. The marks of a match are part of its status. */
export interface SnapshotEvent {
  /** The provider's id of the event; null when the provider has none. */
  key: string | null;
  event: Exclude<TimedEvent, { type: 'mark' }>;
}

export interface SnapshotMark {
  mark: PeriodMark;
  /** Epoch ms; null when the provider does not say when it was. */
  at: number | null;
}

/** The status of a match at a provider. `marks` are the parts that have begun or ended, in the order of a match. */
export type SnapshotStatus =
  | { status: 'scheduled' | 'postponed' | 'cancelled' }
  | { status: 'live' | 'finished' | 'suspended' | 'abandoned'; marks: SnapshotMark[] }
  | { status: 'awarded'; score: Score };

export interface SnapshotTeam {
  externalId: string;
  name: string;
}

/** A match as the list of fixtures of a provider has it. */
export interface ProviderFixture {
  externalId: string;
  /** Epoch ms; null while the time is not known. */
  kickOff: number | null;
  home: SnapshotTeam;
  away: SnapshotTeam;
  venue: string | null;
  /** The words of the provider: `Group A - 1`, `Semi-finals`, `12. Spieltag`. Null when it names no round. */
  round: string | null;
  /** Postponed or cancelled. */
  isCalledOff: boolean;
}

/** What a provider says about one match at one time. */
export interface MatchSnapshot extends ProviderFixture {
  /** Epoch ms. */
  fetchedAt: number;
  /** Null when the provider sends a status that we do not know. The status of the match then stays. */
  status: SnapshotStatus | null;
  /** The minute of the match without added time; null when it is not running. */
  minute: number | null;
  /** Null before kick-off. Without the kicks of a shoot-out. */
  score: Score | null;
  halfTime: Score | null;
  /** After 90 minutes, when the match went into extra time and the provider says it. */
  regular: Score | null;
  shootOut: Score | null;
  events: SnapshotEvent[];
  /** The sides whose official line-up is known. */
  lineUps: Partial<Record<Side, LineUp>>;
  /** Null when the provider does not send them, or not with this answer. Contradictions are left out. */
  statistics: MatchStatistics | null;
  /** Values that were not understood, such as `event type Foul`. They are logged. */
  unknown: string[];
}
