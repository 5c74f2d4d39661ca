import { expect, test } from 'vitest';
import { mediaQuery, readMediaFilter } from './media-filter.ts';

const read = (query: string) => readMediaFilter(new URLSearchParams(query));

test('without a query the filter matches every picture', () => {
  expect(read('')).toEqual({ search: '', show: 'all', after: null });
  expect(mediaQuery(read(''))).toBe('');
});

test('an unknown filter shows all pictures, and the search is trimmed', () => {
  expect(read('show=everything&q=+qap%C4%B1%C3%A7%C4%B1+')).toEqual({
    search: 'qapıçı',
    show: 'all',
    after: null,
  });
});

test.each(['?q=qol+an%C4%B1', '?show=unused', '?q=a&show=mine&after=x.1'])(
  '%s is the same after reading and writing',
  (query) => {
    expect(mediaQuery(read(query))).toBe(query);
  },
);
