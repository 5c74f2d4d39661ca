import { expect, it } from 'vitest';
import type { ImportedMatch } from './imported-season.ts';
import { isTimeZone, kickOffMoment } from './kick-off-moment.ts';

const match: ImportedMatch = {
  place: { unit: 'line', number: 1 },
  round: null,
  date: '2024-08-02',
  time: '20:00',
  offset: null,
  home: 'A',
  away: 'B',
  venue: null,
  isNeutral: null,
  referee: null,
  stage: 0,
  group: null,
  outcome: { status: 'scheduled' },
};
const utc = (changes: Partial<ImportedMatch>, zone = 'Asia/Baku') =>
  new Date(kickOffMoment({ ...match, ...changes }, zone)).toISOString().slice(0, 16);

it('converts local times to UTC, with the summer times of their year', () => {
  expect(utc({})).toBe('2024-08-02T16:00');
  expect(utc({ date: '2014-08-02' })).toBe('2014-08-02T15:00');
  expect(utc({ date: '2014-12-02' })).toBe('2014-12-02T16:00');
  expect(utc({}, 'Europe/London')).toBe('2024-08-02T19:00');
  expect(utc({ offset: '-06:00' })).toBe('2024-08-03T02:00');
  expect(utc({ time: null })).toBe('2024-08-02T08:00');
});

it('knows time zones by name', () => {
  expect(['Asia/Baku', 'Europe/London', 'UTC', 'Baku', ''].map(isTimeZone)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
