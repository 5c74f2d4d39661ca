import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['no proxy: the header is ignored', 0, '::ffff:10.0.0.1', '1.2.3.4', '10.0.0.1'],
  ['one proxy', 1, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['one proxy, forged entry before it', 1, '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two proxies', 2, '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['fewer entries than proxies', 3, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['port and brackets', 1, '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['IPv4 with port', 1, '10.0.0.1', '1.2.3.4:999', '1.2.3.4'],
  ['nonsense', 1, '10.0.0.1', 'unknown', '10.0.0.1'],
  ['absent', 1, '10.0.0.1', undefined, '10.0.0.1'],
])('%s: the address of the client is found', (_, proxies, remote, forwarded, expected) => {
  expect(clientAddress(from(remote, forwarded), proxies)).toBe(expected);
});
