import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each([
  ['https://x.com/qarabag', true, true],
  ['HTTPS://x.com', true, true],
  ['http://x.com', false, true],
  ['https:x.com', false, false],
  ['//x.com', false, false],
  ['https://user@x.com', false, false],
  ['https://:secret@x.com', false, false],
  ['https://x.com/a b', false, false],
  ['https://x.com\n', false, false],
  ['https://', false, false],
  ['javascript:alert(1)', false, false],
  ['', false, false],
])('%j: https only %s, http too %s', (text, isHttps, isWeb) => {
  expect(isWebAddress(text, { allowHttp: false })).toBe(isHttps);
  expect(isWebAddress(text, { allowHttp: true })).toBe(isWeb);
});
