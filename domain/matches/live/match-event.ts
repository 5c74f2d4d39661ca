import type { FixtureEventType } from '#db/tables/matches.ts';

/** A moment of a match worth a line. */
export interface MatchEvent {
  id: string;
  type: FixtureEventType;
  /** The player's team; of an own goal, the team that gains by it. */
  side: 'home' | 'away';
  /** A name, or a shirt number where no name is known: `№ 9`. */
  player: string;
  minute: number;
  /** Minutes beyond the end of the half: 45+2 is minute 45, added 2. */
  added: number | null;
}

const GOALS: readonly FixtureEventType[] = ['goal', 'ownGoal', 'penaltyGoal'];

export function isGoal(event: MatchEvent): boolean {
  return GOALS.includes(event.type);
}
