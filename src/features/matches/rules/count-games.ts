import { type Fixture, isLive } from './fixture.ts';

/** Counts the games of a page, of every status, and the live ones (spec §2.1). */
export function countGames(fixtures: readonly Fixture[]): { games: number; live: number } {
  return { games: fixtures.length, live: fixtures.filter(isLive).length };
}
