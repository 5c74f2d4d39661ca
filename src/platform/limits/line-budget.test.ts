import { expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { createLineBudget } from './line-budget.ts';

test('a minute has so many lines, and the first one after it says how many were left out', () => {
  let now = 10 * MINUTE;
  const takeLine = createLineBudget(2, () => now);
  expect([takeLine(), takeLine(), takeLine(), takeLine()]).toEqual([0, 0, null, null]);
  now += MINUTE - 1;
  expect(takeLine()).toBeNull();
  now += 1;
  expect([takeLine(), takeLine()]).toEqual([3, 0]);
  // The clock is put back.
  now -= 5 * MINUTE;
  expect(takeLine()).toBe(0);
});
