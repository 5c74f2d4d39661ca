import { expect, test } from 'vitest';
import { atVenue } from './venue-name.ts';

test.each([
  ['Tovuz şəhər stadionu', 'Tovuz şəhər stadionunda'],
  ['Zirə İdman Kompleksi', 'Zirə İdman Kompleksində'],
  ['Dalğa Arena idman kompleksi', 'Dalğa Arena idman kompleksində'],
  ['Neftçi Arena', '“Neftçi Arena”da'],
  ['“ASK Arena”', '“ASK Arena”da'],
  ['Enfild', '“Enfild”də'],
  ['Old Trafford', '“Old Trafford”da'],
])('%s: %s', (name, expected) => {
  expect(atVenue(name)).toBe(expected);
});
