import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { serveForTest } from '#app/server/serve-for-test.ts';
import { createStoredBody, type FlatHeaders, sendStoredBody } from './stored-body.ts';

const TEXT = 'Qarabağ – Neftçi '.repeat(100);
const CHANGED = 'Sat, 07 Mar 2026 14:00:00 GMT';
const headers: FlatHeaders = [
  'Content-Type',
  'text/html; charset=utf-8',
  'Cache-Control',
  'public, max-age=0, s-maxage=10',
  'Access-Control-Allow-Origin',
  '*',
  'X-Frame-Options',
  'DENY',
];

let server: Awaited<ReturnType<typeof serveForTest>>;
afterEach(() => server.close());

/** A server that answers every request with one stored body. `answers` says of each whether it was a 304. */
async function serve(over: Partial<Parameters<typeof createStoredBody>[0]> = {}, cacheControl?: string) {
  const answers: boolean[] = [];
  const body = createStoredBody({
    bytes: Buffer.from(TEXT),
    headers,
    contentType: 'text/html; charset=utf-8',
    ...over,
  });
  server = await serveForTest((req, res) => void answers.push(sendStoredBody(body, req, res, cacheControl)));
  return {
    body,
    answers,
    get: (given: Record<string, string> = {}, method = 'GET') => server.ask('/', { headers: given, method }),
  };
}

test.each([
  [{}, 200],
  [{ 'If-Modified-Since': CHANGED }, 304],
  [{ 'If-Modified-Since': 'Sat, 07 Mar 2026 14:00:01 GMT' }, 304],
  [{ 'If-Modified-Since': 'Sat, 07 Mar 2026 13:59:59 GMT' }, 200],
  [{ 'If-Modified-Since': 'yesterday' }, 200],
  [{ 'If-Modified-Since': CHANGED, 'If-None-Match': '"other"' }, 200],
] as [Record<string, string>, number][])(
  'a reader who sends %j gets %i from a page with a time',
  async (given, status) => {
    const { get, answers } = await serve({ lastModified: CHANGED });
    const answer = await get(given);
    expect([answer.status, answer.headers['last-modified']]).toEqual([status, CHANGED]);
    expect(answers).toEqual([status === 304]);
  },
);

test('a page without a time is sent whatever time the reader has', async () => {
  const { get } = await serve();
  const answer = await get({ 'If-Modified-Since': CHANGED });
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty('last-modified');
});

test('a 304 has the headers that a browser and a CDN renew, and no others', async () => {
  const others = ['X-Expires', 'a', 'Expires-Note', 'b'];
  const { body, get } = await serve({ vary: 'Save-Data', headers: [...headers, ...others] });
  const { headers: sent } = await get({ 'If-None-Match': body.etag });
  expect(sent).toMatchObject({
    etag: body.etag,
    vary: 'Save-Data, Accept-Encoding',
    'cache-control': 'public, max-age=0, s-maxage=10',
    'access-control-allow-origin': '*',
  });
  for (const name of ['content-type', 'x-frame-options', 'content-length', 'x-expires', 'expires-note'])
    expect(sent).not.toHaveProperty(name);
});

test('another Cache-Control replaces that of the page, and nothing else', async () => {
  const others = ['X-Note', 'cache-control', 'X-Cache-Control', 'a', 'Cache-Control-Note', 'b'];
  const { get } = await serve({ headers: [...headers, ...others] }, 'no-cache');
  const { headers: sent } = await get();
  expect(sent).toMatchObject({
    'cache-control': 'no-cache',
    'x-note': 'cache-control',
    'x-cache-control': 'a',
    'cache-control-note': 'b',
    'x-frame-options': 'DENY',
  });
  expect(sent['content-type']).toBe('text/html; charset=utf-8');
});

test.each(['br', 'gzip'] as const)(
  'the plain text can be read again when only %s is left',
  async (encoding) => {
    const grown: number[] = [];
    const { body } = await serve({ onGrow: (bytes) => grown.push(bytes) });
    const [first, same] = await Promise.all([body.prepare(encoding), body.prepare(encoding)]);
    expect(same).toBe(first);
    expect(await body.prepare(encoding)).toBe(first);
    expect(grown).toEqual([first.bytes.length - Buffer.byteLength(TEXT)]);
    expect(body.variants.identity).toBeUndefined();
    const plain = await body.prepare('identity');
    expect(plain.bytes.toString()).toBe(TEXT);
    const other = await body.prepare(encoding === 'br' ? 'gzip' : 'br');
    expect(grown[1]).toBe(other.bytes.length);
    expect(other.headers.slice(-4)).toEqual([
      'Content-Encoding',
      encoding === 'br' ? 'gzip' : 'br',
      'Content-Length',
      String(other.bytes.length),
    ]);
  },
);

test.each([
  ['a short text', { bytes: Buffer.from('qısa') }, 'Accept-Encoding'],
  ['bytes that are random', { bytes: randomBytes(2000) }, 'Accept-Encoding'],
  ['a picture', { bytes: Buffer.from(TEXT), contentType: 'image/webp' }, undefined],
])('%s is sent as it is, since it would not become smaller', async (_name, over, vary) => {
  const grown: number[] = [];
  const { get } = await serve({ ...over, onGrow: (bytes) => grown.push(bytes) });
  for (const accepted of ['br', 'gzip', 'br']) {
    const answer = await get({ 'Accept-Encoding': accepted });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.bytes).toBe(over.bytes.length);
    expect(answer.headers.vary).toBe(vary);
  }
  expect(grown).toEqual([]);
});

test('a body that cannot be compressed is sent as it is; without the plain bytes the connection is closed', async () => {
  const { body, get } = await serve();
  const fails = async () => {
    throw new Error('no memory');
  };
  Object.assign(body, { prepare: fails });
  const answer = await get({ 'Accept-Encoding': 'br' });
  expect([answer.text, answer.headers['content-encoding']]).toEqual([TEXT, undefined]);
  delete body.variants.identity;
  await expect(get({ 'Accept-Encoding': 'br' })).rejects.toMatchObject({ code: 'ECONNRESET' });
});
