import { expect, test } from 'vitest';
import { hotp } from './second-factor.ts';

// RFC 4226, appendix D.
test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [7, '162583'],
  [9, '520489'],
])('the authenticator app of the tests gives the code of the standard for step %i', (step, code) => {
  expect(hotp('12345678901234567890', step)).toBe(code);
});
