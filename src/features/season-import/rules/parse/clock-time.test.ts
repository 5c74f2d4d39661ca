import { expect, it } from 'vitest';
import { parseClockTime, TIME_AT_START } from './clock-time.ts';

it.each([
  ['20:00', '20:00', null],
  [' 9.45 ', '09:45', null],
  ['00:00', '00:00', null],
  ['23:59', '23:59', null],
  ['13:00 UTC-6', '13:00', '-06:00'],
  ['13:00 UTC+14', '13:00', '+14:00'],
  ['13:00 UTC+5:30', '13:00', '+05:30'],
  ['13:00 UTC-0930', '13:00', '-09:30'],
  ['19:45 UTC±0', '19:45', '+00:00'],
  ['20:45 CET (19:45 UTC±0)', '20:45', '+01:00'],
  ['20:45 CEST', '20:45', '+02:00'],
  ['20:45 BST', '20:45', '+01:00'],
  ['20:45 WET', '20:45', '+00:00'],
  ['20:45 WEST', '20:45', '+01:00'],
  ['20:45 EET', '20:45', '+02:00'],
  ['20:45 EEST', '20:45', '+03:00'],
  ['20:45 MSK', '20:45', '+03:00'],
  ['20:45 GMT', '20:45', '+00:00'],
  ['20:45 UTC', '20:45', '+00:00'],
])('%j is the time %s with the offset %s', (text, time, offset) => {
  expect(parseClockTime(text)).toEqual({ time, offset });
});

it.each([
  '24:00',
  '20:60',
  '20',
  '20:0',
  'x 20:00',
  '20:00 x',
  '13:00 UTC+15',
  '13:00 UTC+5:60',
  '13:00 PST',
  '',
])('%j is no time', (text) => {
  expect(parseClockTime(text)).toBeNull();
});

it.each([
  ['20:00 Qarabağ', '20:00'],
  ['18.45  Qarabağ', '18.45'],
  ['13:00 UTC-6 Mexico', '13:00 UTC-6'],
  ['20:45 CET (19:45 UTC±0) Qarabağ', '20:45 CET (19:45 UTC±0)'],
  ['20:00', '20:00'],
  ['20:00 CETX', '20:00'],
  ['20:00Qarabağ', undefined],
  ['Qarabağ 20:00', undefined],
])('the line %j begins with the time %s', (line, time) => {
  expect(TIME_AT_START.exec(line)?.[0]).toBe(time);
});
