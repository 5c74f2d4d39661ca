import { expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { type Fixture, isAwaitingResult, isOver } from './fixture.ts';

const statuses = [
  'scheduled',
  'live',
  'suspended',
  'finished',
  'postponed',
  'cancelled',
  'abandoned',
  'awarded',
] as const satisfies Fixture['status'][];

it('nothing more is expected of a match that is decided or cancelled', () => {
  const over = statuses.filter((status) => isOver({ status } as Fixture));
  expect(over).toEqual(['finished', 'cancelled', 'abandoned', 'awarded']);
});

it('a result is awaited of a match that nobody has started six hours after its kick-off', () => {
  const awaited = (now: number) =>
    statuses.filter((status) => isAwaitingResult({ status, kickOff: NOON }, now));
  expect(awaited(NOON + 6 * HOUR - 1)).toEqual([]);
  expect(awaited(NOON + 6 * HOUR)).toEqual(['scheduled']);
});
