import { type Fixture, isLive } from './fixture.ts';

/** The number of games of a list and how many of them are live (spec §2.1); a game called off is none. */
export function countGames(fixtures: readonly Fixture[]): { games: number; live: number } {
  const calledOff = fixtures.filter(({ status }) => status === 'postponed' || status === 'cancelled').length;
  return { games: fixtures.length - calledOff, live: fixtures.filter(isLive).length };
}
