import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveForTest } from '#app/server/serve-for-test.ts';
import { makeEtag } from '#platform/page-cache/stored-body.ts';
import { createStaticFiles } from './static-files.ts';

let server: Awaited<ReturnType<typeof serveForTest>>;
const script = 'console.log("Ə");'.repeat(100);

const LOOK = '.oyun{color:red}'.repeat(100);
/** Brotli of the look, as the server would not make it: it says so by its length. */
const SMALLEST = brotliCompressSync(LOOK, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'));
  const folder = join(root, 'client');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'app-Ab12.js'), script);
  writeFileSync(join(folder, 'assets', 'look-Cd34.css'), LOOK);
  writeFileSync(join(folder, 'assets', 'look-Cd34.css.br'), SMALLEST);
  writeFileSync(join(folder, 'assets', 'alone.br'), 'a file of its own');
  writeFileSync(join(folder, 'assets', 'text.woff2'), Buffer.alloc(2000));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  const files = createStaticFiles({ folder, headers: [['X-Content-Type-Options', 'nosniff']] });
  server = await serveForTest((req, res) => {
    if (files(req, res)) return;
    res.statusCode = 404;
    res.end('next');
  });
});
afterAll(() => server.close());

test('a hashed file is cached for ever, compressed, and has an ETag', async () => {
  const answer = await server.ask('/assets/app-Ab12.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(answer).toMatchObject({ status: 200, text: script });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  const again = await server.ask('/assets/app-Ab12.js', {
    headers: { 'If-None-Match': answer.headers.etag ?? '' },
  });
  expect(again).toMatchObject({ status: 304, bytes: 0 });
});

test('a file that the build has compressed is sent with those bytes, and in another encoding to those who ask', async () => {
  const ask = (accepted: string) =>
    server.ask('/assets/look-Cd34.css', { headers: { 'Accept-Encoding': accepted } });
  const answer = await ask('br');
  expect(answer).toMatchObject({ status: 200, text: LOOK, bytes: SMALLEST.length });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': String(SMALLEST.length),
    etag: makeEtag(Buffer.from(LOOK)),
  });
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['', undefined],
  ] as const) {
    const other = await ask(accepted);
    expect([other.text, other.headers['content-encoding'], other.headers.etag]).toEqual([
      LOOK,
      encoding,
      answer.headers.etag,
    ]);
  }
});

test('the compressed copy of a file has no address, another file of that kind has one', async () => {
  expect((await server.ask('/assets/look-Cd34.css.br')).status).toBe(404);
  expect(await server.ask('/assets/alone.br')).toMatchObject({ status: 200, text: 'a file of its own' });
});

test('a font is not compressed twice', async () => {
  const answer = await server.ask('/assets/text.woff2', { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer).toMatchObject({ status: 200, bytes: 2000 });
});

test('a public file is cached for an hour, also for HEAD and with a query', async () => {
  const answer = await server.ask('/favicon.svg?v=2', { method: 'HEAD' });
  expect(answer.headers).toMatchObject({ 'content-length': '6', 'cache-control': 'public, max-age=3600' });
});

test('a file of another build is 404 without a call of the app', async () => {
  const answer = await server.ask('/assets/app-old.js');
  expect(answer.status).toBe(404);
  expect(answer.text).not.toBe('next');
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/.vite/manifest.json',
  '//favicon.svg',
  '/',
])('%s is not found', async (path) => {
  const raw = await new Promise<string>((resolve) => {
    let got = '';
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      got += chunk;
    });
    socket.on('close', () => resolve(got));
  });
  expect(raw).toContain('404');
  expect(raw).not.toContain('secret');
});
