import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  footballDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayMonth,
  formatInput,
  formatInputDate,
  formatListTime,
  formatMonth,
  formatShortDate,
  formatTime,
  formatTypedDate,
  formatTypedMoment,
  isAfterMidnight,
  isoBaku,
  parseBakuLocal,
  parseDayStart,
  parseFootballDay,
  parseTypedDate,
} from './dates.ts';
import { DAY, MINUTE } from './durations.ts';

const at = (text: string) => Date.parse(`${text}+04:00`);
const evening = at('2025-11-09T18:44:05');

test('a time is formatted in Baku time', () => {
  expect(formatDateTime(evening)).toBe('9 noyabr 2025, 18:44');
  expect(formatDate(evening)).toBe('9 noyabr 2025');
  expect(formatDayMonth(evening)).toBe('9 noyabr');
  expect(formatMonth(evening)).toBe('Noyabr 2025');
  expect(formatMonth(at('2026-06-01T00:00:00'))).toBe('İyun 2026');
  expect(formatTime(evening)).toBe('18:44');
  expect(formatDay(at('2026-03-07T00:00:00'))).toBe('7 mart 2026, şənbə');
  expect(formatDay(at('2026-03-08T23:59:00'))).toBe('8 mart 2026, bazar');
  expect(formatShortDate(at('2026-03-07T00:00:00'))).toBe('07 mar 2026');
  expect(isoBaku(evening)).toBe('2025-11-09T18:44:05+04:00');
  expect(formatDate(Date.parse('2025-12-31T20:00:00Z'))).toBe('1 yanvar 2026');
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e17, -1e17])(
  '%s is not a valid time',
  (ms) => {
    for (const format of [
      formatDateTime,
      formatDate,
      formatDayMonth,
      formatMonth,
      formatTime,
      formatDay,
      formatShortDate,
    ])
      expect(format(ms)).toBe('Tarix düzgün deyil');
    expect(formatListTime(ms, evening)).toBe('Tarix düzgün deyil');
    expect(isoBaku(ms)).toBe('');
    expect(formatInput(ms)).toBe('');
    expect(formatInputDate(ms)).toBe('');
  },
);

test.each([
  ['2025-11-09T18:43:30', 'indicə'],
  ['2025-11-09T18:39:00', '5 dəqiqə əvvəl'],
  ['2025-11-09T17:44:05', '1 saat əvvəl'],
  ['2025-11-09T17:44:06', '59 dəqiqə əvvəl'],
  ['2025-11-09T15:40:00', '3 saat əvvəl'],
  ['2025-11-09T12:44:05', 'Bu gün, 12:44'],
  ['2025-11-09T00:00:00', 'Bu gün, 00:00'],
  ['2025-11-08T21:30:00', 'Dünən, 21:30'],
  ['2025-11-07T23:59:00', '7 noyabr, 23:59'],
  ['2024-11-09T18:44:00', '9 noyabr 2024, 18:44'],
  ['2025-11-09T21:00:00', 'Bu gün, 21:00'],
  ['2025-11-10T18:00:00', 'Sabah, 18:00'],
  ['2025-11-12T18:00:00', '12 noyabr, 18:00'],
  ['2026-01-02T18:00:00', '2 yanvar 2026, 18:00'],
])('at 18:44:05 on 9 November 2025, %s is %s', (moment, words) => {
  expect(formatListTime(at(moment), evening)).toBe(words);
});

test('shortly after midnight, hours are used instead of "yesterday"', () => {
  expect(formatListTime(at('2025-11-08T22:30:00'), at('2025-11-09T00:40:00'))).toBe('2 saat əvvəl');
});

test('a relative time has the number of whole minutes or hours that have passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 6 * 3600 - 1 }), (seconds) => {
      const words = formatListTime(evening - seconds * 1000, evening);
      const [amount, unit] =
        seconds < 3600 ? [Math.floor(seconds / 60), 'dəqiqə'] : [Math.floor(seconds / 3600), 'saat'];
      expect(words).toBe(`${amount} ${unit} əvvəl`);
    }),
  );
});

test('relative words are used only for yesterday, today and tomorrow', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400 * DAY, max: 400 * DAY }), (ms) => {
      const words = formatListTime(evening + ms, evening);
      if (Math.abs(ms) > 2 * DAY) expect(words).toMatch(/^\d{1,2} \p{Ll}+( \d{4})?, \d\d:\d\d$/u);
      else expect(words).not.toBe('');
    }),
  );
});

describe('fields of a form', () => {
  test('are parsed as Baku time', () => {
    expect(parseBakuLocal('2026-11-21T18:30')).toBe(Date.parse('2026-11-21T14:30:00Z'));
    for (const typed of ['21.11.2026 18:30', ' 21.11.2026,  18.30', '21/11/2026 18:30', '21-11-2026 18:30'])
      expect(parseBakuLocal(typed), typed).toBe(Date.parse('2026-11-21T14:30:00Z'));
    // The day comes first, whatever the language of the browser is.
    expect(parseBakuLocal('3.2.2026 9:05')).toBe(Date.parse('2026-02-03T05:05:00Z'));
    expect(parseBakuLocal(' 2026-11-21T18:30:15 ')).toBe(Date.parse('2026-11-21T14:30:15Z'));
    expect(formatInput(Date.parse('0099-01-01T00:00:00Z'))).toBe('0099-01-01T04:00');
  });

  test.each([
    '',
    '2026-11-21',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-11-21T24:00',
    '2026-11-21T18:60',
    '2026-11-21 18:30 19:30',
    '31.02.2026 18:30',
    'x',
  ])('%j is refused', (text) => expect(parseBakuLocal(text)).toBeNull());

  test('survive formatting and parsing', () => {
    const minute = fc
      .integer({ min: -62_000_000_000, max: 253_000_000_000 })
      .map((seconds) => seconds * 1000);
    fc.assert(
      fc.property(minute, (ms) => {
        const whole = Math.floor(ms / MINUTE) * MINUTE;
        expect(parseBakuLocal(formatInput(whole))).toBe(whole);
        expect(Date.parse(isoBaku(ms))).toBe(ms);
      }),
    );
  });
});

describe('the football day', () => {
  test.each([
    ['2026-11-21T23:59:59', '2026-11-21'],
    ['2026-11-22T00:00:00', '2026-11-21'],
    ['2026-11-22T05:59:59', '2026-11-21'],
    ['2026-11-22T06:00:00', '2026-11-22'],
    ['2026-01-01T00:45:00', '2025-12-31'],
  ])('of a match at %s is %s', (kickoff, day) => {
    expect(footballDay(at(kickoff)).day).toBe(day);
  });

  test('lasts from 06:00 to 06:00 and is found by its name', () => {
    expect(footballDay(evening)).toEqual({
      day: '2025-11-09',
      start: at('2025-11-09T06:00:00'),
      end: at('2025-11-10T06:00:00'),
    });
    expect(parseFootballDay('2025-11-09')).toEqual(footballDay(evening));
  });

  test.each([
    ['2026-11-21T23:59:59', false],
    ['2026-11-22T00:00:00', true],
    ['2026-11-22T05:59:59', true],
    ['2026-11-22T06:00:00', false],
  ])('of a match at %s ends after midnight: %s', (kickoff, isNext) => {
    expect(isAfterMidnight(at(kickoff))).toBe(isNext);
  });

  test.each(['2025-02-29', '2025-13-01', '2025-11-091', '12025-11-09', 'bu gün', ''])(
    '%j is not a day',
    (text) => {
      expect(parseFootballDay(text)).toBeNull();
    },
  );

  test('contains every moment exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (ms) => {
        const { start, end } = footballDay(ms);
        expect(start <= ms && ms < end).toBe(true);
        expect(footballDay(end).start).toBe(end);
      }),
    );
  });
});

describe('a typed day', () => {
  test.each([
    ['21.11.2026', '2026-11-21'],
    [' 3.2.2026 ', '2026-02-03'],
    ['2026-11-21', '2026-11-21'],
  ])('%j is %s', (text, name) => {
    expect(parseTypedDate(text)).toBe(name);
    expect(parseDayStart(text)).toBe(at(`${name}T00:00`));
  });

  test.each(['', '31.02.2026', '11/21/2026', '21.11.26', '21.11', '2026-13-01', 'sabah'])(
    '%j is none',
    (text) => expect([parseTypedDate(text), parseDayStart(text)]).toEqual([null, null]),
  );

  test('what is shown is read again', () => {
    const ms = Date.parse('2026-02-03T05:05:00Z');
    expect(formatTypedMoment(ms)).toBe('03.02.2026 09:05');
    expect(formatTypedDate(ms)).toBe('03.02.2026');
    expect(parseBakuLocal(formatTypedMoment(ms))).toBe(ms);
    expect([formatTypedMoment(null), formatTypedDate(Number.NaN)]).toEqual(['', '']);
  });
});
