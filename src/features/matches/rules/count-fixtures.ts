import { type Fixture, isLive } from './fixture.ts';

/** Counts the matches of a page, of every status, and the live ones (spec §2.1). */
export function countFixtures(fixtures: readonly Fixture[]): { total: number; live: number } {
  return { total: fixtures.length, live: fixtures.filter(isLive).length };
}
