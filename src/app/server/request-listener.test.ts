import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { createSecurityHeaders, responseHeaders } from '#platform/http/security-headers.ts';
import { createRenderQueue } from '#platform/limits/render-queue.ts';
import { createLog } from '#platform/log.ts';
import { createPageCache } from '#platform/page-cache/page-cache.ts';
import { createSessionCheck } from '#platform/sessions/session-check.ts';
import { tooLargeText } from '#platform/text/pages.ts';
import { signedSession } from '#tests/kit/site/signed-session.ts';
import { readerAddresses } from './reader-addresses.ts';
import { type AppHandler, createRequestListener } from './request-listener.ts';
import { serveForTest } from './serve-for-test.ts';

const page = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, s-maxage=10' };
const SECRET = 'a-secret-of-thirty-two-characters';
const hasSession = createSessionCheck(SECRET);
const session = { Cookie: signedSession(SECRET) };

let handler: AppHandler;
let revision: number;
let isReachable: boolean;
const lost = new Set<() => void>();
let committed: number;
let lines: string[];
let server: Awaited<ReturnType<typeof serveForTest>>;

beforeEach(async () => {
  handler = async () => new Response('page', { headers: page });
  revision = committed = 1;
  isReachable = true;
  lost.clear();
  lines = [];
  const renderQueue = createRenderQueue({ new: { concurrency: 1, maxWaiting: 1 } });
  const security = createSecurityHeaders({ siteUrl: 'http://site.az' });
  const listener = createRequestListener({
    handler: (request, client) => handler(request, client),
    pageCache: createPageCache({
      origin: 'http://site.az',
      now: Date.now,
      hasSession,
      addresses: readerAddresses,
      revision: {
        isReachable: () => isReachable,
        refresh: async () => {},
        current: () => revision,
        staleSince: (page) => (page.revision === revision ? null : Number.NEGATIVE_INFINITY),
      },
      render: async (request) => ({
        response: await handler(request, { requestId: '', clientAddress: '' }),
        scopes: null,
      }),
      headers: (response) => responseHeaders(response, { security, isPersonal: false }),
      queue: renderQueue,
    }),
    hasSession,
    staticFiles: () => false,
    features: [],
    revision: {
      isReachable: () => isReachable,
      onLost(listener) {
        lost.add(listener);
        return () => lost.delete(listener);
      },
      refresh: async () => {
        revision = committed;
      },
    },
    security,
    isStaff: async (req) => req.headers.cookie === session.Cookie,
    config: { siteUrl: 'http://site.az', trustProxy: 0 },
    renderQueue,
    liveStreams: { answer: () => false },
    metrics: { measure: () => {} },
    newId: () => 'id1',
    now: Date.now,
    log: createLog({ level: 'info', format: 'lines', now: Date.now, write: (line) => lines.push(line) }),
  });
  server = await serveForTest(listener);
});
afterEach(() => server.close());

/** Sends bytes that no client library would send, and returns the response. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      got += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(got));
  });
}

describe('addresses that are refused', () => {
  test.each([
    [`/?q=${'a'.repeat(10_000)}`, 414],
    ['/article/%E9', 400],
    ['/article/%', 400],
    ['/article/%00', 400],
  ])('%.20s… is answered with %i and a page in Azerbaijani', async (path, status) => {
    const answer = await server.ask(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('lang="az"');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a target that is not a path is answered with 400', async () => {
    expect(await sendRaw('GET http://evil.az/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400/,
    );
    expect(await sendRaw('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400/,
    );
  });

  test('a broken percent sign in the query is left to the screens', async () => {
    expect((await server.ask('/search?q=%E9%')).status).toBe(200);
  });

  test('a GET of an address that is not canonical is redirected', async () => {
    const read = await server.ask('//Category/football/?page=2');
    expect([read.status, read.headers.location]).toEqual([301, '/category/football?page=2']);
    expect(read.headers['x-content-type-options']).toBe('nosniff');
    expect((await server.ask('/contact/', { method: 'POST' })).status).toBe(200);
  });

  test('an unknown method is answered with 405 and the methods that are allowed', async () => {
    const answer = await server.ask('/', { method: 'PROPFIND' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain('POST');
  });
});

describe('headers', () => {
  test('every response has the security headers, cached or not', async () => {
    for (const path of ['/', '/', '/search?q=a']) {
      const { headers } = await server.ask(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  });

  test('the nonce of a hydrated page becomes its policy', async () => {
    handler = async () => new Response('admin', { headers: { 'X-Script-Nonce': 'n1' } });
    const { headers } = await server.ask('/admin');
    expect(headers['content-security-policy']).toContain("'nonce-n1'");
    expect(headers['x-script-nonce']).toBeUndefined();
  });

  test('a page for a signed-in person is not stored in a shared cache', async () => {
    expect((await server.ask('/', { headers: session })).headers['cache-control']).toBe('private, no-cache');
    expect((await server.ask('/')).headers['cache-control']).toBe('public, s-maxage=10');
  });

  test('each cookie has its own header', async () => {
    handler = async () => {
      const headers = new Headers();
      headers.append('Set-Cookie', 'a=1');
      headers.append('Set-Cookie', 'b=2; Path=/');
      return new Response(null, { status: 302, headers });
    };
    expect((await server.ask('/admin')).headers['set-cookie']).toEqual(['a=1', 'b=2; Path=/']);
  });

  test('the handler gets the request, its id and the client address', async () => {
    handler = async (request, client) =>
      Response.json({ ...client, url: request.url, a: request.headers.get('X-A') });
    const answer = await server.ask('/search?q=%C9%99', {
      headers: { 'X-A': '1', Host: 'other.az', 'X-Forwarded-For': '9.9.9.9' },
    });
    const expected = {
      requestId: 'id1',
      clientAddress: '127.0.0.1',
      url: 'http://other.az/search?q=%C9%99',
      a: '1',
    };
    expect(JSON.parse(answer.text)).toEqual(expected);
    expect(answer.headers['x-request-id']).toBe('id1');
  });

  test('a page rendered for one person is compressed too', async () => {
    handler = async () => new Response('Ə'.repeat(5000), { headers: { 'Content-Type': 'text/html' } });
    const answer = await server.ask('/search?q=a', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.text).toBe('Ə'.repeat(5000));
  });
});

const KB = 1024;

describe('bodies', () => {
  const fromHere = { 'Sec-Fetch-Site': 'same-origin' };
  const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
  beforeEach(() => {
    handler = async (request) => new Response(String((await request.arrayBuffer()).byteLength));
  });

  test.each([
    ['/contact', 128 * KB, {}, 200],
    ['/contact', 128 * KB + 1, {}, 413],
    ['/contact', 128 * KB + 1, session, 413],
    ['/article/qol/comments', 128 * KB, {}, 200],
    ['/article/qol/comments/own', 128 * KB + 1, {}, 413],
    ['/article/qol', 16 * KB + 1, {}, 413],
    ['/newsletter', 16 * KB + 1, {}, 413],
    ['/api/page-views', 16 * KB + 1, {}, 413],
    ['/admin/login', 16 * KB, {}, 200],
    ['/admin/login', 16 * KB + 1, session, 413],
    ['/admin/session', 16 * KB + 1, { ...session, ...form }, 413],
    ['/admin/media', 16 * KB + 1, form, 413],
    ['/admin/media', 16 * KB + 1, { ...form, Cookie: 'better-auth.session_token=forged' }, 413],
    ['/admin/articles/draft', KB * KB, session, 200],
    ['/admin/articles/draft', KB * KB + 1, session, 413],
    ['/admin/settings', KB * KB + 1, { ...session, ...form }, 413],
    ['/admin/articles/edit/a1.data', 6 * KB * KB, { ...session, ...form }, 200],
    ['/admin/media', 6 * KB * KB, { ...session, ...form }, 200],
    ['/admin/media', 6 * KB * KB + 1, { ...session, ...form }, 413],
    ['/admin/import/articles', 6 * KB * KB + 1, { ...session, ...form }, 200],
    ['/admin/import/articles', 16 * KB + 1, form, 413],
  ])('a body for %s with %i bytes %j is answered with %i', async (path, size, headers, status) => {
    const body = Buffer.alloc(size);
    const announced = await server.ask(path, {
      method: 'POST',
      headers: { ...headers, ...fromHere, 'Content-Length': String(size) },
      body,
    });
    expect(announced.status).toBe(status);
    const unannounced = await server.ask(path, {
      method: 'POST',
      headers: { ...headers, ...fromHere, 'Transfer-Encoding': 'chunked' },
      body,
    });
    expect(unannounced.status).toBe(status);
    if (status === 200) expect(unannounced.text).toBe(String(size));
    // Only a form with files has a picture that could be smaller.
    else if (!path.startsWith('/api/'))
      expect(announced.text.includes(tooLargeText.text)).toBe('Content-Type' in headers);
  });
});

describe('writing', () => {
  test('the next page after a write is new', async () => {
    let content = 'old';
    handler = async (request) => {
      if (request.method === 'POST') {
        content = 'new';
        committed++;
        return new Response('done');
      }
      return new Response(content, { headers: page });
    };
    expect((await server.ask('/')).text).toBe('old');
    await server.ask('/admin/articles/create', { method: 'POST' });
    expect((await server.ask('/')).text).toBe('new');
  });
});

describe('failures', () => {
  test('an error of the handler is an error page, and a line in the log with the request id', async () => {
    handler = async () => {
      throw new Error('broken');
    };
    for (const path of ['/', '/search?q=a']) {
      const answer = await server.ask(path);
      expect(answer.status).toBe(500);
      expect(answer.text).toContain('Server xətası');
      expect(answer.text).not.toContain('broken');
    }
    expect(lines[1]).toContain('requestId=id1');
    expect(lines[1]).toContain('broken');
  });

  test('a body that fails half way breaks the connection', async () => {
    handler = async () =>
      new Response(
        new ReadableStream({
          start: (stream) => stream.enqueue(new TextEncoder().encode('half')),
          pull: (stream) => stream.error(new Error('half way')),
        }),
      );
    await expect(server.ask('/search')).rejects.toThrow('aborted');
    expect((await server.ask('/search').catch(() => null)) === null).toBe(true);
  });

  test('the signal of the request aborts when the reader disconnects', async () => {
    const left = Promise.withResolvers<string>();
    handler = (request) => {
      request.signal.addEventListener('abort', () => left.resolve('aborted'));
      socket.destroy();
      return new Promise(() => {});
    };
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n'),
    );
    expect(await left.promise).toBe('aborted');
  });
});

test('while the database does not answer, cached pages of any age are sent and all else is 503', async () => {
  let answers = 0;
  handler = async (request) => {
    answers += 1;
    if (new URL(request.url).pathname !== '/') await new Promise(() => {});
    return new Response('page', { headers: { 'Cache-Control': 'public, s-maxage=10' } });
  };
  await server.ask('/');
  const waiting = server.ask('/search?q=a');
  await expect.poll(() => answers).toBe(2);
  isReachable = false;
  revision = 2;
  for (const listener of lost) listener();
  expect(await waiting).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  expect(await server.ask('/')).toMatchObject({ status: 200, text: 'page' });
  expect(await server.ask('/?utm_source=x')).toMatchObject({ status: 200, text: 'page' });
  expect((await server.ask('/', { headers: session })).status).toBe(503);
  const { headers } = await server.ask('/search?q=b');
  expect(headers['retry-after']).toBe('2');
  // The error screen shows it.
  await expect
    .poll(() => lines.filter((line) => line.includes('answered with 503')).at(-1))
    .toContain(`requestId=${headers['x-request-id']}`);
  expect(answers).toBe(2);
  expect(lost.size).toBe(0);
});

test('a database that fails a request while it counts as reachable is 503 and a line of the log', async () => {
  handler = async () => {
    throw new DatabaseUnavailable('The disk is full');
  };
  const answer = await server.ask('/search?q=a');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  isReachable = false;
  await server.ask('/search?q=b');
  // Of a lost database one line is enough, and the watch writes it.
  const errors = lines.filter((line) => line.includes(' error '));
  expect(errors).toEqual([expect.stringMatching(/request failed.*requestId=id\d+.*The disk is full/s)]);
});

test('when too many readers wait, further ones get 503, and cached pages and the staff are answered', async () => {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  handler = async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    if (pathname === '/search' && !request.headers.has('cookie')) await gate.promise;
    return new Response('page', { headers: { 'Cache-Control': 'public, s-maxage=10' } });
  };
  await server.ask('/');
  const [first, second] = [server.ask('/search?q=1'), server.ask('/search?q=2')];
  await expect.poll(() => asked).toContain('/search?q=1');
  await expect.poll(async () => (await server.ask('/search?q=3')).status).toBe(503);
  expect((await server.ask('/search?q=3')).headers['retry-after']).toBe('2');
  expect((await server.ask('/')).status).toBe(200);
  revision = committed = 2;
  expect((await server.ask('/')).status).toBe(200);
  expect((await server.ask('/search?q=4', { headers: session })).status).toBe(200);
  expect((await server.ask('/admin/login')).status).toBe(200);
  gate.resolve();
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
});
