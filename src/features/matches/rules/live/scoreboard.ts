import type { Fixture } from '../fixture.ts';

/** The matches of today and of the last 24 hours, for pages that are already open. */
export interface Scoreboard {
  /** The last change of today's matches, epoch ms; null when there are no matches today. */
  updatedAt: number | null;
  matches: Fixture[];
}
