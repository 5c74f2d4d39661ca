import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { hasUnknownSender, isForeignRequest } from './request-origin.ts';

const site = { siteUrl: 'https://site.az', trustProxy: 0 };
const sent = (headers: Record<string, string>, method = 'POST', settings = site) =>
  isForeignRequest({ method, headers } as unknown as IncomingMessage, settings);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s of another site is foreign', (method) => {
  expect(sent({ host: 'site.az', origin: 'https://evil.az' }, method)).toBe(true);
  expect(sent({ host: 'site.az', 'sec-fetch-site': 'cross-site' }, method)).toBe(true);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s may come from everywhere', (method) => {
  expect(sent({ host: 'site.az', origin: 'https://evil.az', 'sec-fetch-site': 'cross-site' }, method)).toBe(
    false,
  );
});

test.each([
  ['the site itself', { origin: 'https://site.az', 'sec-fetch-site': 'same-origin' }],
  ['an old browser', { origin: 'https://site.az' }],
  ['a browser that sends no Origin', { 'sec-fetch-site': 'same-origin' }],
  ['a reload of the page of a form', { 'sec-fetch-site': 'none' }],
  ['a mail program that unsubscribes', {}],
])('%s is not foreign', (_, headers) => {
  expect(sent({ host: 'site.az', ...headers })).toBe(false);
});

test.each([
  ['a sandboxed frame', { origin: 'null' }],
  ['a sister host', { origin: 'https://shop.site.az', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'https://site.az:8443' }],
  ['the site without TLS', { origin: 'http://site.az', 'sec-fetch-site': 'same-site' }],
  ['an invalid origin', { origin: 'evil' }],
])('%s is foreign', (_, headers) => {
  expect(sent({ host: 'site.az', ...headers })).toBe(true);
});

test('the requested host counts as the site too, as in development', () => {
  const here = { host: '127.0.0.1:4000' };
  expect(sent({ ...here, origin: 'http://127.0.0.1:4000' })).toBe(false);
  expect(sent({ ...here, origin: 'http://localhost:4000' })).toBe(true);
  expect(sent({ ...here, origin: 'http://127.0.0.1:3000' })).toBe(true);
});

test('the host from a proxy is used only when the proxy is trusted', () => {
  const headers = {
    host: '10.0.0.5:3000',
    origin: 'https://alias.az',
    'x-forwarded-host': 'alias.az',
    'x-forwarded-proto': 'https',
  };
  expect(sent(headers)).toBe(true);
  expect(sent(headers, 'POST', { ...site, trustProxy: 1 })).toBe(false);
  expect(sent({ host: '10.0.0.5:3000', origin: 'https://site.az' })).toBe(false);
});

test('a write says which page has sent it, or its sender is unknown', () => {
  const unknown = (headers: Record<string, string>, method = 'POST') =>
    hasUnknownSender({ method, headers } as unknown as IncomingMessage);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(unknown({}, method)).toBe(true);
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(unknown({}, method)).toBe(false);
  expect(unknown({ origin: 'https://site.az' })).toBe(false);
  expect(unknown({ 'sec-fetch-site': 'same-origin' })).toBe(false);
});
