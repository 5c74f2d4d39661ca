import { expect, test } from 'vitest';
import { xAccount } from './social-links.tsx';

test.each([
  ['https://x.com/GettoSport', '@GettoSport'],
  ['https://www.twitter.com/@getto_sport/?lang=az', '@getto_sport'],
  ['https://x.com/', null],
  ['https://x.com/a/status/1', null],
  ['https://example.com/GettoSport', null],
  [undefined, null],
])('the account of %s is %s', (profile, account) => {
  expect(xAccount(profile)).toBe(account);
});
