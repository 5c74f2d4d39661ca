import { expect, test } from 'vitest';
import { readAnalyticsParameters } from './analytics-parameters.ts';

const NOON = Date.UTC(2026, 2, 20, 8);

test('a chart has hours for up to two weeks, and by itself hours, days or weeks by its length', () => {
  const stepOf = (from: string, by = '') =>
    readAnalyticsParameters(new URLSearchParams({ from, to: '2026-03-20', by }), NOON).step;
  expect(stepOf('2026-03-07', 'hour')).toBe('hour');
  expect(stepOf('2026-03-06', 'hour')).toBe('day');
  for (const by of ['day', 'week'] as const) expect(stepOf('2026-03-19', by)).toBe(by);
  expect(['2026-03-19', '2026-03-18', '2025-12-19', '2025-12-18'].map((from) => stepOf(from))).toEqual([
    'hour',
    'day',
    'day',
    'week',
  ]);
});
