import { expect, test } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import { countDays, listDays, parseDayRange, toPrecedingRange } from './day-range.ts';

const parse = (from: string | null, to: string | null) => parseDayRange({ from, to }, { now: NOON });

test('a range is parsed from two dates, and invalid dates are corrected', () => {
  expect(parse(null, null)).toEqual({ from: '2026-02-08', to: '2026-03-07' });
  expect(parse('2026-03-01', '2026-03-02')).toEqual({ from: '2026-03-01', to: '2026-03-02' });
  expect(parse('2026-03-02', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-02' });
  expect(parse('2026-03-05', null)).toEqual({ from: '2026-03-05', to: '2026-03-07' });
  expect(parse('2026-02-30', '<b>')).toEqual(parse(null, null));
  expect(parse('2026-03-07', '2099-01-01')).toEqual({ from: '2026-03-07', to: '2026-03-07' });
  expect(countDays(parse('1999-01-01', '2026-03-07'))).toBe(366);
});

test('a range consists of days in Baku', () => {
  const range = { from: '2026-02-27', to: '2026-03-01' };
  expect(listDays(range)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(toPrecedingRange(range)).toEqual({ from: '2026-02-24', to: '2026-02-26' });
});
