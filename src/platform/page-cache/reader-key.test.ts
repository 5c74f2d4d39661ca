import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { createClientKey, createNetworkKey, createReaderKey } from './reader-key.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
let time = Date.UTC(2026, 2, 7);
const readerKey = createReaderKey({ secret: 'secret', now: () => time });

it('is the same within a day, changes on the next, and never contains the address', () => {
  const visitor = { clientAddress: '203.0.113.7', userAgent: phone };
  const key = readerKey(visitor);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(readerKey(visitor)).toBe(key);
  expect(readerKey({ ...visitor, clientAddress: '203.0.113.8' })).not.toBe(key);
  time += DAY - 1;
  expect(readerKey(visitor)).toBe(key);
  time += 1;
  expect(readerKey(visitor)).not.toBe(key);
});

it('is the same for all addresses of an IPv6 /64', () => {
  const keyOf = (clientAddress: string) => readerKey({ clientAddress, userAgent: phone });
  expect(keyOf('2001:db8:0:1::5')).toBe(keyOf('2001:db8:0:1:aaaa:bbbb:cccc:dddd'));
  expect(keyOf('2001:db8:0:2::5')).not.toBe(keyOf('2001:db8:0:1::5'));
});

it('the key of a network does not depend on the browser', () => {
  const networkKey = createNetworkKey({ secret: 'secret', now: () => time });
  expect(networkKey('2001:db8:0:1::5')).toBe(networkKey('2001:db8:0:1::6'));
  expect(networkKey('203.0.113.7')).toMatch(/^[\w-]{22}$/);
  expect(networkKey('203.0.113.7')).not.toBe(networkKey('203.0.113.8'));
});

it('is null for robots', () => {
  expect(
    readerKey({ clientAddress: '::1', userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
  ).toBeNull();
  expect(readerKey({ clientAddress: '::1', userAgent: null })).toBeNull();
});

it('the key for limits and bans never changes, and counts an IPv6 /64, or a customer with all networks of a /48', () => {
  const clientKey = createClientKey({ secret: 'secret' });
  expect(clientKey('203.0.113.7')).toBe('NSMhzoKHwL6i9MwhzdBfrd');
  expect(clientKey('203.0.113.7')).not.toBe(clientKey('203.0.113.8'));
  expect(clientKey('2001:db8:1:2::1')).toBe(clientKey('2001:db8:1:2:ffff::9'));
  expect(clientKey('2001:db8:1:2::1')).not.toBe(clientKey('2001:db8:1:3::1'));
  const customer = (address: string) => clientKey(address, 'customer');
  expect(customer('2001:db8:1:ffff::1')).toBe(customer('2001:db8:1:2::9'));
  expect(customer('2001:db8:2::1')).not.toBe(customer('2001:db8:1::1'));
  expect(customer('203.0.113.7')).not.toBe(customer('203.0.113.8'));
});
