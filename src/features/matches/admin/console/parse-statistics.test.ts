import { expect, test } from 'vitest';
import { makeStatistics } from '#tests/kit/content/ledgers.ts';
import { parseStatisticsEntry, toStatisticsFields } from './parse-statistics.ts';

const NOON = Date.UTC(2026, 2, 7, 8);

test('statistics are typed as they are shown, and empty fields are unknown', () => {
  const typed = { 'home-possession': ' 55% ', 'home-shots': '12', 'away-onTarget': '0' };
  const statistics = makeStatistics({ possession: 55, shots: 12 }, { possession: 45, onTarget: 0 });
  expect(parseStatisticsEntry(typed, NOON)).toEqual({ type: 'statistics', statistics, at: NOON });
  expect(parseStatisticsEntry(toStatisticsFields(statistics), NOON).statistics).toEqual(statistics);
  expect(parseStatisticsEntry({ 'away-possession': '100' }, NOON).statistics.home.possession).toBe(0);
});

test.each([
  [{}, [['home-possession', 'match.statisticsEmpty']]],
  [
    { 'home-shots': 'on iki', 'away-fouls': '100', 'away-corners': '3%' },
    [
      ['home-shots', 'match.statistic'],
      ['away-corners', 'match.statistic'],
      ['away-fouls', 'match.statistic'],
    ],
  ],
  [{ 'home-possession': '101' }, [['home-possession', 'match.possession']]],
  [{ 'home-possession': '-5' }, [['home-possession', 'match.possession']]],
  [{ 'home-possession': '50', 'away-possession': '49' }, [['away-possession', 'match.possessionSum']]],
  [{ 'home-shots': '3', 'home-onTarget': '4' }, [['home-onTarget', 'match.onTarget']]],
  [
    { 'away-saves': '3', 'home-onTarget': '2', 'home-saves': 'x' },
    [
      ['home-saves', 'match.statistic'],
      ['away-saves', 'match.saves'],
    ],
  ],
])('%o is refused at the field', (typed, expected) => {
  const problems = expected.map(([field, code]) => ({ field, code }));
  expect(() => parseStatisticsEntry(typed, NOON)).toThrow(expect.objectContaining({ problems }));
});
