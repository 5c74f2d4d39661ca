import type { Fixture } from './fixture.ts';

/** The state of today's matches, for pages that are already open. */
export interface LiveBoard {
  /** Epoch ms of the newest change among the matches; null when there are none. */
  updatedAt: number | null;
  matches: Fixture[];
}
