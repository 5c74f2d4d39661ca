import { expect, test } from 'vitest';
import { atVenue, venueName } from './name-forms.ts';

test.each([
  ['Tovuz şəhər stadionu', 'Tovuz şəhər stadionunda'],
  ['Zirə İdman Kompleksi', 'Zirə İdman Kompleksində'],
  ['Dalğa Arena idman kompleksi', 'Dalğa Arena idman kompleksində'],
  ['Neftçi Arena', '“Neftçi Arena”da'],
  ['“ASK Arena”', '“ASK Arena”da'],
  ['Enfild', '“Enfild”də'],
  ['Old Trafford', '“Old Trafford”da'],
  ['Mehdi Hüseynzadə adına stadion', 'Mehdi Hüseynzadə adına stadionda'],
])('%s: %s', (name, expected) => {
  expect(atVenue(name)).toBe(expected);
});

test.each([
  ['Bank Respublika Arena', '“Bank Respublika Arena”'],
  ['"Bank Respublika Arena"', '“Bank Respublika Arena”'],
  ['«Dalğa Arena»', '“Dalğa Arena”'],
  ['Qəbələ şəhər stadionu', 'Qəbələ şəhər stadionu'],
  ['“Dalğa Arena” stadionu', '“Dalğa Arena” stadionu'],
  ['Stadion', 'Stadion'],
])('the name of %s is %s', (name, expected) => {
  expect(venueName(name)).toBe(expected);
});
