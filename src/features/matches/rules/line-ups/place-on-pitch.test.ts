import { expect, it } from 'vitest';
import { placeOnPitch } from './place-on-pitch.ts';
import type { LineUpPlayer } from './read-line-ups.ts';

const players = Array.from(
  { length: 12 },
  (_, at): LineUpPlayer => ({
    playerId: null,
    name: `Oyunçu ${at}`,
    shirt: at + 1,
    isStarting: at < 11,
    isCaptain: false,
    isGoalkeeper: at === 10,
  }),
);

it.each([
  ['4-2-3-1', [[11], [1, 2, 3, 4], [5, 6], [7, 8, 9], [10]]],
  ['3-5-2', [[11], [1, 2, 3], [4, 5, 6, 7, 8], [9, 10]]],
  ['4-4', null],
  ['5-0-5', null],
  ['4-4-x', null],
  [null, null],
])('places a team in %s', (formation, shirts) => {
  const lines = placeOnPitch({ formation, players });
  expect(lines?.map((line) => line.map(({ shirt }) => shirt)) ?? null).toEqual(shirts);
});
