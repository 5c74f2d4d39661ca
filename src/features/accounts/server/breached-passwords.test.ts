import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { type ProviderServer, startProviderServer } from '#tests/kit/servers/provider-server.ts';
import { freePort } from '#tests/kit/site/free-port.ts';
import { createBreachCheck } from './breached-passwords.ts';

const PASSWORD = 'bizim-köhnə-şifrəmiz';
const HASH = createHash('sha1').update(PASSWORD).digest('hex').toUpperCase();
const REST = HASH.slice(5);

let service: ProviderServer;
let lines: string[];
beforeAll(async () => {
  service = await startProviderServer();
});
afterAll(() => service.close());
beforeEach(() => {
  lines = [];
});

const check = (url: string | null) =>
  createBreachCheck({
    url,
    log: createLog({ level: 'info', format: 'lines', now: () => 0, write: (line) => lines.push(line) }),
  })(PASSWORD);

test.each([
  [`${'A'.repeat(35)}:7\r\n${REST}:3\r\n${'B'.repeat(35)}:0`, true],
  [`${REST.toLowerCase()}:3\n`, true],
  [`${'A'.repeat(35)}:7\r\n${REST}:0`, false],
  [`${'A'.repeat(35)}:7\r\n${'B'.repeat(35)}:12`, false],
])('a password is breached when its hash has a count above zero: %j', async (body, isBreached) => {
  service.answer(() => ({ body }));
  expect(await check(`${service.url}/range`)).toBe(isBreached);
  expect(lines).toEqual([]);
});

test('the service gets five digits of the hash and is asked for answers of equal length', async () => {
  service.calls.length = 0;
  for (const path of ['/range', '/range/']) await check(`${service.url}${path}`);
  expect(service.calls).toEqual([`/range/${HASH.slice(0, 5)}`, `/range/${HASH.slice(0, 5)}`]);
  expect(service.lastHeaders()).toMatchObject({ 'add-padding': 'true' });
});

test.each([
  [{ status: 503, body: `${REST}:3` }, 'answers 503'],
  [{ status: 302, headers: { location: '/other' } }, 'answers 302'],
  [{ body: '<title>Wi-Fi</title>' }, 'no range of hashes'],
])('an answer that is no range is logged, and the password counts as unknown: %j', async (answer, reason) => {
  service.answer(() => answer);
  expect(await check(`${service.url}/range`)).toBe(false);
  expect(lines).toEqual([expect.stringContaining(reason)]);
  for (const secret of [PASSWORD, HASH.slice(0, 5)]) expect(lines.join()).not.toContain(secret);
});

test('a service that is away is logged, and the password counts as unknown', async () => {
  expect(await check(`http://127.0.0.1:${await freePort()}/range`)).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/not compared with breached ones.*does not answer/)]);
});

test('without a service nobody is asked', async () => {
  service.calls.length = 0;
  expect(await check(null)).toBe(false);
  expect([service.calls, lines]).toEqual([[], []]);
});
