import { expect, test } from 'vitest';
import { parseEmail } from './email-address.ts';

test.each([
  [' Ad.Soyad@Example.AZ ', 'ad.soyad@example.az'],
  ["o'neil+futbol@mail.example.co.uk", "o'neil+futbol@mail.example.co.uk"],
])('%s is a valid address', (typed, email) => {
  expect(parseEmail(typed)).toBe(email);
});

test.each([
  '',
  'ad',
  'ad@',
  '@example.az',
  'ad@example',
  'ad@@example.az',
  'a d@example.az',
  '.ad@example.az',
  'ad..soyad@example.az',
  'ad@-example.az',
  'ad@example.az\nBcc: x@example.az',
  `${'a'.repeat(65)}@example.az`,
  `ad@${'a.'.repeat(130)}az`,
])('%j is not a valid address', (typed) => {
  expect(parseEmail(typed)).toBeNull();
});
