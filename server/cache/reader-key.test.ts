import { expect, it } from 'vitest';
import { createNetworkKey, createReaderKey } from './reader-key.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
let time = Date.UTC(2026, 2, 7);
const readerKey = createReaderKey({ secret: 'secret', now: () => time });

it('is one reader within a day, another on the next, and never shows the address', () => {
  const visitor = { clientAddress: '203.0.113.7', userAgent: phone };
  const key = readerKey(visitor);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(readerKey(visitor)).toBe(key);
  expect(readerKey({ ...visitor, clientAddress: '203.0.113.8' })).not.toBe(key);
  time += 86_400_000;
  expect(readerKey(visitor)).not.toBe(key);
});

it('is one reader for all addresses of an IPv6 /64', () => {
  const keyOf = (clientAddress: string) => readerKey({ clientAddress, userAgent: phone });
  expect(keyOf('2001:db8:0:1::5')).toBe(keyOf('2001:db8:0:1:aaaa:bbbb:cccc:dddd'));
  expect(keyOf('2001:db8:0:2::5')).not.toBe(keyOf('2001:db8:0:1::5'));
});

it('has a key for a network, whatever browser it is', () => {
  const networkKey = createNetworkKey({ secret: 'secret', now: () => time });
  expect(networkKey('2001:db8:0:1::5')).toBe(networkKey('2001:db8:0:1::6'));
  expect(networkKey('203.0.113.7')).toMatch(/^[\w-]{22}$/);
  expect(networkKey('203.0.113.7')).not.toBe(networkKey('203.0.113.8'));
});

it('knows robots', () => {
  expect(
    readerKey({ clientAddress: '::1', userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
  ).toBeNull();
  expect(readerKey({ clientAddress: '::1', userAgent: null })).toBeNull();
});
