import { expect, it } from 'vitest';
import { splitSection } from './split-section.ts';

const parts = (count: number) => {
  const { lead, rows, list } = splitSection(Array.from({ length: count }, (_, at) => at));
  return [lead === undefined ? 0 : 1, rows.length, list.length];
};

it('a section has a lead with rows, and a list only when three rows leave three lines or more', () => {
  expect([0, 1, 4, 5, 6, 7, 9].map(parts)).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 3, 0],
    [1, 4, 0],
    [1, 5, 0],
    [1, 3, 3],
    [1, 3, 5],
  ]);
});
