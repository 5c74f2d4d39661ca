import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { findWeakPassword } from './weak-passwords.ts';

const owner = { email: 'leyla.hesenova@qezet.az', name: 'Leyla Həsənova-Əliyeva', siteName: 'Futbol Qəzeti' };

test.each([
  ['qwertyuiop', 'password.common'],
  ['Password123', 'password.common'],
  ['1234567890', 'password.common'],
  // Of the second collection alone.
  ['bigpimpin1', 'password.common'],
  ['aaaaaaaaaaaa', 'password.repeated'],
  ['AAAAAaaaaaaa', 'password.repeated'],
  ['əəəəəəəəəəəə', 'password.repeated'],
  ['!!!!!!!!!!', 'password.repeated'],
  [' '.repeat(12), 'password.repeated'],
  [owner.email, 'password.email'],
  ['Leyla.Hesenova@Qezet.AZ', 'password.email'],
  ['leyla.hesenova', 'password.email'],
  ['LeylaHəsənova!', 'password.email'],
  ['leyla həsənova əliyeva', 'password.name'],
  ['HesenovaEliyeva1990', 'password.name'],
  ['leyla-1990!', 'password.name'],
  ['Futbol Qəzeti', 'password.name'],
  ['futbolqezeti2026', 'password.name'],
  ['futbol-bizim-həyatımızdır', null],
  ['57-le-4711-08', null],
  ['uzun-və-çətin-şifrə', null],
  ['leyla.hesenova-qapı-57', null],
])('%s: %s', async (password, problem) => {
  expect(await findWeakPassword(password, owner)).toBe(problem);
});

test('an account that is gone has neither an address nor a name', async () => {
  expect(await findWeakPassword('leyla.hesenova', { ...owner, email: null, name: null })).toBeNull();
});

test('the list has more than 3,000 passwords, all of a length that would be accepted', () => {
  expect(commonPasswords.size).toBeGreaterThan(3000);
  for (const password of commonPasswords) expect(password).toMatch(/^[^\sA-Z]{10,128}$/);
});
