import { expect, test } from 'vitest';
import { mediaQuery, readMediaFilter } from './media-filter.ts';

const read = (query: string) => readMediaFilter(new URLSearchParams(query));

test('without a query every picture is asked for', () => {
  expect(read('')).toEqual({ search: '', show: 'all', after: null });
  expect(mediaQuery(read(''))).toBe('');
});

test('an unknown choice shows all, and spaces around the search do not count', () => {
  expect(read('show=everything&q=+qap%C4%B1%C3%A7%C4%B1+')).toEqual({
    search: 'qapıçı',
    show: 'all',
    after: null,
  });
});

test.each(['?q=qol+an%C4%B1', '?show=unused', '?q=a&show=mine&after=x.1'])(
  '%s leads back to itself',
  (query) => {
    expect(mediaQuery(read(query))).toBe(query);
  },
);
