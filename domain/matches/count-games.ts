import { type Fixture, isLive } from './fixture.ts';

/** The number of games a page lists, whatever became of them, and how many of them are live (spec §2.1). */
export function countGames(fixtures: readonly Fixture[]): { games: number; live: number } {
  return { games: fixtures.length, live: fixtures.filter(isLive).length };
}
