import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { findWeakPassword } from './find-weak-password.ts';

const EMAIL = 'leyla.hesenova@qezet.az';

test.each([
  ['qwertyuiop', 'password.common'],
  ['Password123', 'password.common'],
  ['1234567890', 'password.common'],
  ['aaaaaaaaaaaa', 'password.repeated'],
  ['AAAAAaaaaaaa', 'password.repeated'],
  ['əəəəəəəəəəəə', 'password.repeated'],
  ['!!!!!!!!!!', 'password.repeated'],
  [' '.repeat(12), 'password.repeated'],
  [EMAIL, 'password.email'],
  ['Leyla.Hesenova@Qezet.AZ', 'password.email'],
  ['leyla.hesenova', 'password.email'],
  ['uzun-və-çətin-şifrə', null],
  ['leyla.hesenova-qapı-57', null],
])('%s: %s', (password, problem) => {
  expect(findWeakPassword(password, EMAIL)).toBe(problem);
});

test('the list holds only passwords that are long enough to be accepted', () => {
  expect(commonPasswords.size).toBeGreaterThan(1500);
  for (const password of commonPasswords) expect(password).toMatch(/^[^\sA-Z]{10,}$/);
});
