import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { completeDate, findDateRange, findFullYear, seasonFrom, splitDate } from './match-date.ts';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const range = (text: string, year: number | null = null) => {
  const found = findDateRange(text, year);
  return found && [iso(found.start), iso(found.end)];
};

describe('the date at the beginning of a line', () => {
  const days = fc.record({
    year: fc.integer({ min: 1900, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    weekday: fc.integer({ min: 0, max: 6 }),
  });

  it('is read in every form, with a weekday or without', () => {
    fc.assert(
      fc.property(days, ({ year, month, day, weekday }) => {
        const name = MONTHS[month - 1] ?? '';
        const two = (number: number) => String(number).padStart(2, '0');
        const dates = [
          [`${name} ${day} ${year}`, year],
          [`${name.slice(0, 3)}/${day}`, null],
          [`${name.slice(0, 3)}. ${day}, ${year}`, year],
          [`${day} ${name.slice(0, 3)}`, null],
          [`${day}. ${name} ${year}`, year],
          [`${day} ${name} ${two(year % 100)}`, year % 100],
          [`${two(day)}.${two(month)}.${year}`, year],
          [`${day}.${month}.`, null],
          [`${day}/${month}/${two(year % 100)}`, year % 100],
          [`${year}-${two(month)}-${two(day)}`, year],
          [`${year}/${two(month)}/${two(day)}`, year],
        ] as const;
        const weekdayName = WEEKDAYS[weekday] ?? '';
        for (const [text, written] of dates) {
          const date = { year: written, month, day };
          expect(splitDate(`${text} A - B`), text).toEqual({
            date: { ...date, weekday: null },
            rest: ' A - B',
          });
          for (const short of [weekdayName, `${weekdayName.slice(0, 3)}.`, `${weekdayName.slice(0, 2)},`])
            expect(splitDate(`${short} ${text}`), text).toEqual({ date: { ...date, weekday }, rest: '' });
          const inBrackets = splitDate(`[${weekdayName} ${text}]  C`);
          expect(inBrackets, text).toEqual({ date: { ...date, weekday }, rest: '  C' });
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    'Germany 2-0 Sweden',
    'Aug',
    '0 Aug',
    '32 Aug',
    '1.13.2024',
    '2024-8-2',
    'Augustin 3',
    '3 Augusta',
    '',
  ])('is missing in %j', (text) => {
    expect(splitDate(text)).toBeNull();
  });
});

describe('the days of a file', () => {
  it.each([
    ['in Portugal, June 12 - July 4', 2004, '2004-06-12', '2004-07-04'],
    ['June 14-18', 2004, '2004-06-14', '2004-06-18'],
    ['14 June – 18', 2004, '2004-06-14', '2004-06-18'],
    ['Fri Aug 16 2024 - Sat May 10 2025', null, '2024-08-16', '2025-05-10'],
    ['Aug 16 - May 10', 2024, '2024-08-16', '2025-05-10'],
    ['Aug 16 - May 10 2025', 2024, '2025-08-16', '2025-08-16'],
    ['June 12', 2004, '2004-06-12', '2004-06-12'],
  ])('%s of %s are %s to %s', (text, year, start, end) => {
    expect(range(text, year)).toEqual([start, end]);
  });

  it('are not known without a day or a year', () => {
    expect(range('in Portugal', 2004)).toBeNull();
    expect(range('June 12')).toBeNull();
  });

  it('are nearly a year from the first date when the file does not say them', () => {
    const { start, end } = seasonFrom({ year: 2024, month: 8, day: 2, weekday: null });
    expect([iso(start), (end - start) / DAY]).toEqual(['2024-08-02', 329]);
  });
});

describe('the year of a date', () => {
  const season = { start: Date.UTC(2024, 7, 2), end: Date.UTC(2025, 4, 25) };
  const complete = (text: string) => {
    const found = splitDate(text);
    return found && completeDate(found.date, season);
  };

  it.each([
    ['Aug 2', '2024-08-02'],
    ['May 25', '2025-05-25'],
    ['Jan 1', '2025-01-01'],
    ['Fri Aug 2', '2024-08-02'],
    ['Sat Aug 2', null],
    ['Jul 2', '2024-07-02'],
    ['Jul 1', null],
    ['Jun 25', '2025-06-25'],
    ['Jun 26', null],
    ['30 Feb', null],
    ['Sat Feb 1', '2025-02-01'],
    ['2 Aug 2020', '2020-08-02'],
    ['2.8.24', '2024-08-02'],
    ['Sun 2.8.24', null],
  ])('%s falls into the season or the month around it: %s', (text, expected) => {
    expect(complete(text)).toBe(expected);
  });

  it('of two digits is the one nearest to the title', () => {
    const full = (year: number | null, title: number | null) =>
      findFullYear({ year, month: 1, day: 1, weekday: null }, title);
    expect(full(30, 1930)).toBe(1930);
    expect(full(99, 2001)).toBe(1999);
    expect(full(1, 1999)).toBe(2001);
    expect(full(34, null)).toBe(2034);
    expect(full(36, null)).toBe(1936);
    expect(full(1872, 2001)).toBe(1872);
    expect(full(null, 2001)).toBe(2001);
    expect(full(null, null)).toBeNull();
  });
});
