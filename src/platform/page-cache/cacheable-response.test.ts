import { expect, it } from 'vitest';
import {
  API_ANSWER,
  createStoredPage,
  isStorable,
  MATCH_PAGE,
  OLD_PAGE,
  PUBLIC_PAGE,
} from './cacheable-response.ts';

const respond = (headers: Record<string, string> = {}, status = 200) =>
  new Response('a', { status, headers });
const stores = (cacheControl: string, more: Record<string, string> = {}) =>
  isStorable(respond({ 'Cache-Control': cacheControl, ...more }));

it.each([
  ['public, s-maxage=10', true],
  ['PUBLIC,S-MAXAGE=1', true],
  ['public, s-maxage="5"', true],
  ['s-maxage=10', false],
  ['public', false],
  ['public, s-maxage=0', false],
  ['public, x-s-maxage=10', false],
  ['public, s-maxage=10, private', false],
  ['public, s-maxage=10, private="Set-Cookie"', false],
  ['public, s-maxage=10, no-store', false],
  ['public, s-maxage=10, no-transform', true],
  ['publicly, s-maxage=10', false],
])('"%s" lets a page be stored for everybody: %s', (cacheControl, isAllowed) => {
  expect(stores(cacheControl)).toBe(isAllowed);
});

it('a page is not stored when it is for one reader, encoded, or no page', () => {
  const allowed = 'public, s-maxage=10';
  expect(stores(allowed, { Vary: 'Save-Data' })).toBe(true);
  for (const header of [
    { 'Set-Cookie': 'a=1' },
    { 'Content-Encoding': 'br' },
    { Vary: 'Accept, *' },
  ] as const)
    expect(stores(allowed, header as unknown as Record<string, string>), JSON.stringify(header)).toBe(false);
  expect(isStorable(respond())).toBe(false);
  expect(isStorable(respond({ 'Cache-Control': allowed }, 404))).toBe(false);
});

it.each([PUBLIC_PAGE, MATCH_PAGE, OLD_PAGE, API_ANSWER])(
  '“%s” of our own pages lets them be stored',
  (own) => {
    expect(stores(own)).toBe(true);
  },
);

it('a CDN keeps what shows matches for five seconds at most', () => {
  for (const own of [MATCH_PAGE, OLD_PAGE, API_ANSWER]) {
    const seconds = [...own.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map((one) =>
      Number(one[1]),
    );
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5);
  }
});

it('a stored page has the headers of its response, without those of one connection', () => {
  const { body } = createStoredPage(
    {
      response: respond({ 'Content-Type': 'image/webp' }),
      bytes: Buffer.from('a'),
      headers: [
        ['Connection', 'close'],
        ['X-Connection', 'a'],
        ['Date', 'today'],
        ['Date-Style', 'b'],
      ],
      before: undefined,
      onGrow: () => {},
    },
    { revision: 1, scopes: null, expiresAt: 0, answers: { sent: 0, unchanged: 0 } },
  );
  const sent = ['X-Connection', 'a', 'Date-Style', 'b', 'ETag', body.etag, 'Content-Length', '1'];
  expect(body.variants.identity?.headers).toEqual(sent);
});

it('a page keeps the time of its last change while its content stays', () => {
  const store = (text: string, lastModified: string | null, before?: ReturnType<typeof createStoredPage>) =>
    createStoredPage(
      {
        response: respond(lastModified === null ? {} : { 'Last-Modified': lastModified }),
        bytes: Buffer.from(text),
        headers: [],
        before,
        onGrow: () => {},
      },
      { revision: 1, scopes: null, expiresAt: 0, answers: { sent: 0, unchanged: 0 } },
    );
  const first = store('a', 'Mon, 01 Jan 2026 10:00:00 GMT');
  const later = 'Mon, 01 Jan 2026 11:00:00 GMT';
  expect(store('a', later, first).body.lastModified).toBe(first.body.lastModified);
  expect(store('b', later, first).body.lastModified).toBe(later);
  expect(store('a', null, first).body.lastModified).toBeNull();
});

it.each([
  ['Save-Data', true],
  ['accept, SAVE-DATA', true],
  ['Save-Database', false],
  ['Accept', false],
  [null, false],
])('a page that varies by %s has a version for browsers that save data: %s', (vary, hasVersion) => {
  const response = respond(vary === null ? {} : { Vary: vary });
  const page = createStoredPage(
    { response, bytes: Buffer.from('a'), headers: [], before: undefined, onGrow: () => {} },
    { revision: 1, scopes: null, expiresAt: 0, answers: { sent: 0, unchanged: 0 } },
  );
  expect(page.variesBySaveData).toBe(hasVersion);
});
