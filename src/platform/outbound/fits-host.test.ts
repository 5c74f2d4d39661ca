import { expect, test } from 'vitest';
import { fitsHost } from './fits-host.ts';

test.each([
  ['push.example.com', ['push.example.com'], true],
  ['push.example.com:8080', ['push.example.com'], true],
  ['push.example.com:8080', ['push.example.com:8080'], true],
  ['push.example.com:8080', ['push.example.com:80'], false],
  ['push.example.com', ['push.example.com:8080'], false],
  ['other.example.com', ['push.example.com'], false],
  ['x.push.example.com', ['push.example.com'], false],
  ['push.example.com.evil.az', ['push.example.com', '*.example.com'], false],
  ['a.example.net', ['*.example.net'], true],
  ['b.a.example.net:8080', ['*.example.net'], true],
  ['a.example.net:8080', ['*.example.net:8080'], true],
  ['a.example.net', ['*.example.net:8080'], false],
  ['example.net', ['*.example.net'], false],
  ['evilexample.net', ['*.example.net'], false],
  ['push.example.com', ['a.az', 'push.example.com'], true],
  ['push.example.com', [], false],
])('%s is in the list %j: %j', (host, list, fits) => {
  expect(fitsHost(new URL(`http://${host}/x`), list)).toBe(fits);
});
