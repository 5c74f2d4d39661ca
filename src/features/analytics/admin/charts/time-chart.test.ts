import { expect, test } from 'vitest';
import { chartMarks, labelledPoints } from './time-chart.tsx';

test('marks are round numbers and reach at least the highest bar', () => {
  expect(chartMarks(0)).toEqual([0, 1]);
  expect(chartMarks(3)).toEqual([0, 1, 2, 3]);
  expect(chartMarks(97)).toEqual([0, 50, 100]);
  expect(chartMarks(1234)).toEqual([0, 500, 1000, 1500]);
  for (const max of [1, 7, 42, 999, 123_456]) expect(chartMarks(max).at(-1)).toBeGreaterThanOrEqual(max);
});

test('few points all have a label, of many points every few', () => {
  expect([...labelledPoints(3, 6)].sort()).toEqual([0, 1, 2]);
  expect(labelledPoints(28, 7)).toEqual(new Set([27, 23, 19, 15, 11, 7, 3]));
  expect(labelledPoints(0, 7).size).toBe(0);
});
