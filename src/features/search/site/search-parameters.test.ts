import { expect, it } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { searchSince } from './search-parameters.ts';

it('finds what was published today by the day of Baku, and otherwise counts back from now', () => {
  const midnight = Date.UTC(2026, 2, 7, 20);
  expect(searchSince('today', midnight - 1)).toBe(midnight - DAY);
  expect(searchSince('today', midnight)).toBe(midnight);
  expect(searchSince('today', midnight + 5 * HOUR)).toBe(midnight);
  expect(searchSince('week', midnight)).toBe(midnight - 7 * DAY);
  expect(searchSince('month', midnight)).toBe(midnight - 30 * DAY);
  expect(searchSince('year', midnight)).toBe(midnight - 365 * DAY);
  expect(searchSince(null, midnight)).toBeNull();
});
