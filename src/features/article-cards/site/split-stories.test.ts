import { expect, test } from 'vitest';
import { splitStories } from './split-stories.ts';

const listOf = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([0, 1, 2, 3, 4, 5, 6, 13, 20])(
  '%i articles keep their order, with two or none beside the lead',
  (count) => {
    const { lead, seconds, rows } = splitStories(listOf(count), { hasLead: true });
    expect([...(lead === undefined ? [] : [lead]), ...seconds, ...rows]).toEqual(listOf(count));
    expect(seconds).toHaveLength(count >= 3 ? 2 : 0);
  },
);

test('a list without a lead has rows only', () => {
  expect(splitStories(listOf(5), { hasLead: false })).toEqual({
    lead: undefined,
    seconds: [],
    rows: listOf(5),
  });
});
