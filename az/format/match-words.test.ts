import { expect, test } from 'vitest';
import { formatMinute, formatRound } from './match-words.ts';

test.each([
  [67, null, "67'"],
  [45, 2, "45+2'"],
  [0, null, "0'"],
] as const)('minute %j, added %j → %s', (minute, added, text) => {
  expect(formatMinute(minute, added)).toBe(text);
});

test.each([
  ['12', '12-ci tur'],
  ['6', '6-cı tur'],
  ['10', '10-cu tur'],
  ['33', '33-cü tur'],
  ['quarter', '1/4 final'],
  ['toString', 'toString'],
])('round %s → %s', (round, text) => {
  expect(formatRound(round)).toBe(text);
});
