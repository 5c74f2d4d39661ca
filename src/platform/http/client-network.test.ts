import { expect, test } from 'vitest';
import { clientNetwork, clientSite, truncateAddress } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::'],
  ['2001:db8:0:1::1', '2001:db8:0:1::'],
  ['2001:0DB8:0000:0001::9', '2001:db8:0:1::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:db8:0:2::1', '2001:db8:0:2::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::'],
  ['', ''],
  ['no:address', 'no:address'],
  ['1::2::3', '1::2::3'],
])('the network of %s is %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1::'],
  ['2001:db8:1:ffff::1', '2001:db8:1::'],
  ['2001:db8:2::1', '2001:db8:2::'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('the customer of %s is %s', (address, site) => {
  expect(clientSite(address)).toBe(site);
});

test.each([
  ['203.0.113.7', '203.0.113.0'],
  ['::ffff:203.0.113.7', '203.0.113.0'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1::'],
  ['::1', '0:0:0::'],
  ['', ''],
  ['no:address', ''],
])('%s is shortened to %s', (address, shortened) => {
  expect(truncateAddress(address)).toBe(shortened);
});
