import { expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { holdClock } from './hold-clock.ts';

test('a minute runs on for 75 seconds after the last sign from the server, and then stands', () => {
  const heardAt = Date.now();
  const shownAfter = (ms: number) => holdClock(heardAt + ms, heardAt) - heardAt;
  expect([0, 30_000, 75_000, 75_001, 30 * MINUTE].map(shownAfter)).toEqual([
    0, 30_000, 75_000, 75_000, 75_000,
  ]);
});
