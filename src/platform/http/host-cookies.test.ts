import { expect, test } from 'vitest';
import { readHostCookies, toHostCookie } from './host-cookies.ts';

test.each([
  [
    'a=1; Path=/admin; Max-Age=5; HttpOnly; SameSite=Lax',
    '__Host-a=1; Path=/; Max-Age=5; HttpOnly; SameSite=Lax; Secure',
  ],
  ['a=1; Path=/; Domain=site.az; Secure', '__Host-a=1; Path=/; SameSite=Lax; Secure'],
  ['a=', '__Host-a=; Path=/; SameSite=Lax; Secure'],
  ['a=1; SameSite=None', '__Host-a=1; Path=/; SameSite=Lax; Secure'],
  ['a=1; samesite=strict', '__Host-a=1; Path=/; samesite=strict; Secure'],
])('%s becomes %s', (written, sent) => {
  expect(toHostCookie(written)).toBe(sent);
});

test('only cookies that nobody else can set are read', () => {
  const rawHeaders = [
    'Host',
    'site.az',
    'cookie',
    'a=evil; __Host-a=1;__Host-b=2; __Secure-c=3',
    'X',
    '__Host-d=4',
  ];
  readHostCookies({ rawHeaders });
  expect(rawHeaders).toEqual(['Host', 'site.az', 'cookie', 'a=1; b=2', 'X', '__Host-d=4']);
});
