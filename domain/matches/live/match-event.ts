import type { FixtureEventType } from '#db/tables/matches.ts';

/** A goal, a card or another event of a match. */
export interface MatchEvent {
  id: string;
  type: FixtureEventType;
  /** The team of the player; for an own goal, the team that gets the goal. */
  side: 'home' | 'away';
  /** A name, or the shirt number when the name is not known: `№ 9`. */
  player: string;
  minute: number;
  /** Added time: 45+2 is minute 45, added 2. */
  added: number | null;
}

const GOALS: readonly FixtureEventType[] = ['goal', 'ownGoal', 'penaltyGoal'];

export function isGoal({ type }: Pick<MatchEvent, 'type'>): boolean {
  return GOALS.includes(type);
}
