import type { Fixture } from '../fixture.ts';

/** The state of the matches of today and of the last 24 hours, for pages that are already open. */
export interface Scoreboard {
  /** Epoch ms of the newest change among today's matches; null when there are none. */
  updatedAt: number | null;
  matches: Fixture[];
}
