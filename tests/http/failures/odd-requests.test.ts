import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { headersTooLongText } from '#platform/text/pages.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';
import { startSiteProcess } from '../../kit/site/site-process.ts';

const site = await startSite({ fill: async (db) => void (await writeArticle(db, {})) });
afterAll(site.stop);

test('ten kilobytes of query are refused', async () => {
  const { status } = await site.ask(`/?q=${'a'.repeat(10_240)}`);
  expect(status).toBe(414);
  expect((await site.ask(`/category/football?page=2&utm=${'a'.repeat(3000)}`)).status).toBe(404);
});

test.each([
  ['/%E0%A4%A', 400],
  ['/article/%', 400],
  ['/article/%ff', 400],
  ['/article/%00', 400],
  ['/article/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404],
  ['/../../etc/passwd', 404],
  ['/assets/../../package.json', 404],
  ['/media/articles/..%2f..%2fsecrets.json', 404],
  ['/example.com', 404],
  ['/article', 404],
  // Decoded once: `%2545` is the text `%45`, no letter.
  ['/search%253Fq=a', 404],
  ['/%2561dmin/login', 404],
  ['/%61dmin/login', 200],
  ['/media/articles/%252e%252e%252fsecrets.json', 404],
  ['/%F0%9F%92%A9', 404],
])('%s is answered with %i', async (path, status) => {
  const answer = await site.ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-security-policy']).toBeDefined();
});

test.each([
  ['//example.com/', '/example.com'],
  ['/article/', '/article'],
])('%s leads to %s, which is here', async (path, plain) => {
  const { status, headers } = await site.ask(path);
  expect([status, headers.location]).toEqual([301, plain]);
  expect(headers['content-security-policy']).toBeDefined();
});

test.each(['TRACE', 'PROPFIND', 'LINK'])('%s is not allowed', async (method) => {
  const answer = await site.ask('/', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toContain('GET');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s to a page without an action is refused', async (method) => {
  expect((await site.ask('/category/football', { method })).status).toBeOneOf([403, 405]);
});

test.each([
  ['header', '/', { 'x-long': 'a'.repeat(20_000) }],
  ['address', `/search?q=${'a'.repeat(20_000)}`, {}],
  ['address of 200 KB', `/search?q=${'a'.repeat(200_000)}`, {}],
])('a long %s is cut off, and a page says so', async (_, path, headers) => {
  const answer = await site.ask(path, { headers });
  expect(answer.status).toBe(431);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toBeDefined();
  expect(answer.body.toString()).toContain(`<p>${headersTooLongText.text}</p>`);
});

test('a request that is no HTTP gets one line', async () => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.end('hello\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a foreign host name does not get into cached pages', async () => {
  const { body } = await site.ask('/', { headers: { host: 'evil.example' } });
  expect(body.toString()).not.toContain('evil.example');
});

test('nobody else can read the data folder, and a second server in it is refused', async () => {
  const modes = ['', 'newsroom.sqlite', 'newsroom.sqlite-wal', 'secrets.json'].map(
    (name) => statSync(join(site.dataDir, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
  const second = startSiteProcess('http://127.0.0.1:1', { DATA_DIR: site.dataDir, NODE_ENV: 'production' });
  await expect(second).rejects.toThrow(/DATA_DIR: another server already uses /);
  expect((await site.ask('/')).status).toBe(200);
  // The lock goes with its owner, however that ends.
  await site.crash();
  expect((await site.ask('/')).status).toBe(200);
});
