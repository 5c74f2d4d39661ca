import { expect, it } from 'vitest';
import { isSeasonSlug, nameSeason, startOfSeason } from './season-slug.ts';

it.each(['2024', '2024-25', '1999-00', '1999', '2099-00'])('%s is the slug of a season', (slug) => {
  expect(isSeasonSlug(slug)).toBe(true);
});

it.each([
  '',
  '2024-26',
  '2024-23',
  '2024-24',
  '1899',
  '2100',
  '202',
  '20245',
  '2024-2025',
  'a2024',
  '2024-5',
])('“%s” is the slug of no season', (slug) => {
  expect(isSeasonSlug(slug)).toBe(false);
});

it('a season over two years begins in July, one within a year in January', () => {
  expect(new Date(startOfSeason('2024-25')).toISOString()).toBe('2024-07-01T00:00:00.000Z');
  expect(new Date(startOfSeason('2024')).toISOString()).toBe('2024-01-01T00:00:00.000Z');
  expect(['2024-25', '2024'].map(nameSeason)).toEqual(['2024/25', '2024']);
});
