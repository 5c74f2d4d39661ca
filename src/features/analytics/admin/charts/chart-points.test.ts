import { expect, test } from 'vitest';
import { getDayStart, listDays } from '../../rules/day-range.ts';
import { dayPoints, hourPoints, weekPoints } from './chart-points.ts';

// From a Wednesday to the Tuesday of the second week after it.
const days = listDays({ from: '2026-03-04', to: '2026-03-17' }).map((day, index) => ({
  day,
  views: index + 1,
  readers: 1,
}));

test('weeks begin on Monday and sum up their days', () => {
  expect(weekPoints(days).map(({ label, title, bar, line }) => [label, title, bar, line])).toEqual([
    ['4 mar', '4 mart – 8 mart 2026', 1 + 2 + 3 + 4 + 5, 5],
    ['9 mar', '9 mart – 15 mart 2026', 6 + 7 + 8 + 9 + 10 + 11 + 12, 7],
    ['16 mar', '16 mart – 17 mart 2026', 13 + 14, 2],
  ]);
});

test('days and hours have readable labels', () => {
  expect(dayPoints(days)[3]).toMatchObject({ label: '7 mar', title: '7 mart 2026, şənbə', bar: 4, line: 1 });
  const [first] = hourPoints([{ hour: getDayStart('2026-03-07'), views: 2, readers: 1 }]);
  expect(first).toMatchObject({ label: '00:00', title: '7 mart, 00:00–01:00' });
});
