import { expect, test } from 'vitest';
import { parseAnalyticsHosts } from './analytics-hosts.ts';

test.each([
  ['', []],
  ['api.example.com', ['https://api.example.com']],
  [
    'https://API.example.com/, *.analytics.example:8443',
    ['https://api.example.com', 'https://*.analytics.example:8443'],
  ],
  ['a.example a.example', ['https://a.example']],
])('the line “%s” is parsed', (line, hosts) => {
  expect(parseAnalyticsHosts(line)).toEqual(hosts);
});

test.each([
  '*',
  '*.com',
  'com',
  'https:',
  'http://a.example',
  'a.example/path',
  "a.example; script-src 'unsafe-inline'",
  "'self'",
  'data:',
  '10.0.0.1',
  'a..example',
  Array.from({ length: 11 }, (_, at) => `a${at}.example`).join(' '),
])('the line “%s” is refused', (line) => {
  expect(parseAnalyticsHosts(line)).toBeNull();
});
