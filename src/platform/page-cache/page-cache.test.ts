import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, serveForTest } from '#app/server/serve-for-test.ts';
import { DAY } from '#az/format/durations.ts';
import { signedSession } from '#tests/kit/site/signed-session.ts';
import { cacheableHeaders, longBody, makeSite, SECRET } from './page-cache.fixture.ts';

let site: ReturnType<typeof makeSite>;
let arrived = 0;
let server: Awaited<ReturnType<typeof serveForTest>>;
const get = async (path: string, headers: Record<string, string> = {}) => ask(server.port, path, { headers });
const head = (text: string) => text.slice(0, 'render 1 revision 1'.length);

beforeEach(async () => {
  site = makeSite();
  arrived = 0;
  server = await serveForTest((req, res) => {
    arrived += 1;
    if (site.cache.sendFromMemory(req, res)) return;
    const answer = async (status: number, text: string) => {
      res.statusCode = status;
      res.end(text);
    };
    site.cache
      .answer(req, res, {
        handleUncached: () => {
          site.passedOn.push(req.url ?? '');
          return answer(200, 'own');
        },
        sendUncached: async (response) => answer(response.status, await response.text()),
      })
      .catch((error) => answer(500, error.message));
  });
});
afterEach(() => server.close());

/** Resolves when the server has received this many requests in this test. */
const requestsArrived = (count: number) => expect.poll(() => arrived).toBe(count);
function pauseRenders() {
  let open = () => {};
  site.gate = new Promise<void>((resolve) => {
    open = () => {
      site.gate = null;
      resolve();
    };
  });
  return open;
}

describe('a page', () => {
  test('is rendered once and sent in each encoding', async () => {
    for (const [accept, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const answer = await get('/', accept ? { 'Accept-Encoding': accept } : {});
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(Number(answer.headers['content-length'])).toBe(answer.bytes);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.text).toContain('render 1');
      expect(answer.text).toContain(longBody);
      if (encoding) expect(answer.bytes).toBeLessThan(300);
    }
    expect(site.rendered).toEqual(['/']);
  });

  test('sends only the headers for HEAD, also before it was rendered', async () => {
    const first = await ask(server.port, '/', { method: 'HEAD' });
    const second = await ask(server.port, '/', { method: 'HEAD' });
    const full = await get('/');
    for (const answer of [first, second]) {
      expect(answer.bytes).toBe(0);
      expect(answer.headers['content-length']).toBe(full.headers['content-length']);
      expect(answer.headers.etag).toBe(full.headers.etag);
    }
    expect(site.rendered).toEqual(['/']);
  });

  test('sends 304 to a reader who has it, in any encoding', async () => {
    const { etag = '' } = (await get('/', { 'Accept-Encoding': 'br' })).headers;
    for (const tags of [etag, etag.slice(2), '*', `"other", ${etag}`]) {
      const answer = await get('/', { 'If-None-Match': tags, 'Accept-Encoding': 'gzip' });
      expect(answer.status).toBe(304);
      expect(answer.bytes).toBe(0);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['cache-control']).toBe(cacheableHeaders['Cache-Control']);
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('is the same for all campaigns, and rendered without their parameters', async () => {
    await get('/?utm_source=telegram');
    await get('/?fbclid=1&utm_medium=x');
    expect((await get('/')).text).toContain('render 1');
    expect(site.rendered).toEqual(['/']);
    await get('/category/all?page=2&utm_source=x');
    await get('/category/all?page=2');
    expect(site.rendered).toEqual(['/', '/category/all?page=2']);
  });

  test('is rendered without any data of the first reader', async () => {
    let seen: [string, string][] = [['none', '']];
    site.respond = (request, body) => {
      seen = [...request.headers];
      return new Response(body, { headers: cacheableHeaders });
    };
    await get('/', { Cookie: 'theme=dark', 'X-Forwarded-Host': 'evil.az', Host: 'evil.az' });
    expect(seen).toEqual([]);
    expect(site.rendered).toEqual(['/']);
  });

  test('expires after a minute', async () => {
    await get('/');
    site.time += 59_999;
    expect((await get('/')).text).toContain('render 1');
    site.time += 1;
    expect((await get('/')).text).toContain('render 2');
  });

  test('is rendered again after the clock was put back by a day', async () => {
    await get('/');
    site.time -= DAY;
    expect((await get('/')).text).toContain('render 2');
  });

  test('of any age is sent while the database does not answer', async () => {
    await get('/');
    site.isReachable = false;
    site.time += DAY;
    site.move();
    expect((await get('/')).text).toContain('render 1');
    site.isReachable = true;
    expect((await get('/')).text).toContain('render 2');
  });

  test('that is sent while the database does not answer is kept by a CDN for two seconds only', async () => {
    const old = 'public, max-age=0, s-maxage=2';
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe(cacheableHeaders['Cache-Control']);
    site.isReachable = false;
    expect((await get('/')).headers['cache-control']).toBe(old);
    expect((await get('/?utm_source=x')).headers['cache-control']).toBe(old);
    expect((await get('/', { 'Accept-Encoding': 'br' })).headers['cache-control']).toBe(old);
    const unchanged = await get('/', { 'If-None-Match': headers.etag ?? '' });
    expect([unchanged.status, unchanged.headers['cache-control']]).toEqual([304, old]);
    site.isReachable = true;
    expect((await get('/')).headers['cache-control']).toBe(cacheableHeaders['Cache-Control']);
  });
});

test('a page that cannot be rendered is replaced by the old one only when the database is away', async () => {
  await get('/');
  site.respond = () => new Response('gone', { status: 503 });
  site.time += 60_000;
  expect(await get('/')).toMatchObject({ status: 503, text: 'gone' });
  site.isAnswering = false;
  const old = await get('/');
  expect(old.text).toContain('render 1');
  expect(old.headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
});

test('a page that does not exist any more is not replaced by the old one', async () => {
  await get('/');
  site.time += 60_000;
  site.respond = () => {
    site.isReachable = false;
    return new Response('gone', { status: 404 });
  };
  expect(await get('/')).toMatchObject({ status: 404, text: 'gone' });
});

describe('a page with a light version', () => {
  const saving = { 'Save-Data': 'on' };
  const varying = () => {
    site.respond = (_request, body) =>
      new Response(body, { headers: { ...cacheableHeaders, Vary: 'Save-Data' } });
  };

  test('is cached in both versions, and each reader gets the right one from memory', async () => {
    varying();
    for (let round = 0; round < 2; round++) {
      expect((await get('/article/a')).text).toContain('of /article/a Qarabağ');
      const light = await get('/article/a', saving);
      expect(light.text).toContain('of /article/a?lite=1 Qarabağ');
      expect(light.headers.vary).toBe('Save-Data, Accept-Encoding');
      expect((await get('/article/a?lite=1')).text).toBe(light.text);
      expect((await get('/article/a?lite=1', saving)).text).toBe(light.text);
      expect((await get('/article/a?lite=0', saving)).text).toContain('of /article/a Qarabağ');
      expect((await get('/article/a', { 'Save-Data': 'off' })).text).toContain('of /article/a Qarabağ');
    }
    expect(site.rendered).toEqual(['/article/a', '/article/a?lite=1']);
  });

  test('a page without a light version is the same for all', async () => {
    await get('/privacy', saving);
    await get('/privacy?lite=1');
    await get('/privacy');
    expect(site.rendered).toEqual(['/privacy']);
  });
});

describe('what the cache does not answer or keep', () => {
  test('a reader with a session gets an own page', async () => {
    await get('/');
    const mine = await get('/', { Cookie: `a=1; ${signedSession(SECRET)}` });
    expect(mine.text).toBe('own');
    expect(site.rendered).toEqual(['/']);
  });

  test('a session without a valid signature is ignored', async () => {
    await get('/');
    for (const cookie of ['newsroom.session_token=x', signedSession('another-secret'), 'session_token=x.y'])
      expect((await get('/', { Cookie: cookie })).text).toContain('render 1');
    expect(site.passedOn).toEqual([]);
  });

  test.each(['/search?q=a', '/admin', '/api/x', '/category/a?page=zero'])('%s is passed on', async (path) => {
    expect((await get(path)).text).toBe('own');
    expect(site.passedOn).toEqual([path]);
  });

  test('a request with another method is passed on', async () => {
    await get('/');
    expect((await ask(server.port, '/', { method: 'POST' })).text).toBe('own');
  });

  test.each([
    ['a failure', 500, cacheableHeaders],
    ['a missing page', 404, cacheableHeaders],
    ['a redirect', 301, { ...cacheableHeaders, Location: '/' }],
    ['a private page', 200, { 'Cache-Control': 'private' }],
    ['no s-maxage', 200, { 'Cache-Control': 'public, max-age=60' }],
    ['s-maxage of zero', 200, { 'Cache-Control': 'public, s-maxage=0' }],
    ['a page of no caching rule', 200, {}],
    ['a page that sets a cookie', 200, { ...cacheableHeaders, 'Set-Cookie': 'a=1' }],
    ['a page that depends on everything', 200, { ...cacheableHeaders, Vary: '*' }],
  ])('%s', async (_, status, headers) => {
    site.respond = (_request, body) =>
      new Response(body, { status, headers: headers as Record<string, string> });
    expect((await get('/x')).status).toBe(status);
    expect((await get('/x')).text).toContain('render 2');
    expect(site.cache.size.pages).toBe(0);
  });
});

describe('many requests at once', () => {
  test('thirty readers cause one render', async () => {
    const open = pauseRenders();
    const asked = Array.from({ length: 30 }, (_, i) => get(i % 2 ? '/' : `/?utm_source=${i}`));
    await requestsArrived(30);
    open();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map((one) => head(one.text)))).toEqual(new Set(['render 1 revision 1']));
    expect(site.rendered).toEqual(['/']);
  });

  test('a failed render fails only for the first reader and is not cached', async () => {
    const open = pauseRenders();
    site.respond = () => {
      throw new Error('broken');
    };
    const first = get('/');
    await requestsArrived(1);
    const others = [get('/'), get('/')];
    await requestsArrived(3);
    open();
    expect(await first).toMatchObject({ status: 500, text: 'broken' });
    for (const one of await Promise.all(others)) expect(one.text).toBe('own');
    site.respond = (_request, body) => new Response(body, { headers: cacheableHeaders });
    expect((await get('/')).text).toContain('render 2');
  });

  test('a render that hangs is aborted and does not block its address', async () => {
    site = makeSite({ renderLimitMs: 300 });
    pauseRenders();
    expect((await get('/')).status).toBe(500);
    site.gate = null;
    expect((await get('/')).text).toContain('render 2');
  });
});

describe('when the content changes', () => {
  test('the next request gets the new page', async () => {
    await get('/');
    site.move();
    expect(head((await get('/')).text)).toBe('render 2 revision 2');
    expect(head((await get('/')).text)).toBe('render 2 revision 2');
  });

  test('only requests during the new render get the old page, for one second', async () => {
    await get('/');
    site.move();
    const open = pauseRenders();
    const first = get('/');
    await requestsArrived(2);
    site.time += 1000;
    expect(head((await get('/')).text)).toBe('render 1 revision 1');
    site.time += 1;
    const late = get('/');
    await requestsArrived(4);
    open();
    expect(head((await first).text)).toBe('render 2 revision 2');
    expect(head((await late).text)).toBe('render 2 revision 2');
    expect(site.rendered).toHaveLength(2);
  });

  test('after an older change the old page is not served at all', async () => {
    await get('/');
    site.move();
    site.time += 30_000;
    const open = pauseRenders();
    const asked = [get('/'), get('/')];
    await requestsArrived(3);
    open();
    for (const one of await Promise.all(asked)) expect(head(one.text)).toBe('render 2 revision 2');
  });

  test('a render begun before the change is not cached, nor sent to later requests', async () => {
    const open = pauseRenders();
    const before = get('/');
    await requestsArrived(1);
    site.move();
    const after = get('/');
    await requestsArrived(2);
    open();
    expect(head((await before).text)).toBe('render 1 revision 1');
    expect(head((await after).text)).toBe('render 2 revision 2');
    expect(head((await get('/')).text)).toBe('render 2 revision 2');
    expect(site.rendered).toHaveLength(2);
  });

  test('a render begun before the change that ends last changes nothing', async () => {
    const openOld = pauseRenders();
    const old = get('/');
    await requestsArrived(1);
    site.move();
    const openNew = pauseRenders();
    const renewed = get('/');
    await requestsArrived(2);
    openOld();
    expect(head((await old).text)).toBe('render 1 revision 1');
    const shared = get('/');
    await requestsArrived(3);
    openNew();
    expect(head((await renewed).text)).toBe('render 2 revision 2');
    expect((await shared).text).toBe((await renewed).text);
    expect(site.rendered).toHaveLength(2);
  });

  test('a render begun before the change does not replace the page of a later one', async () => {
    const openOld = pauseRenders();
    const old = get('/');
    await requestsArrived(1);
    site.move();
    site.gate = null;
    const { text } = await get('/');
    openOld();
    await old;
    expect((await get('/')).text).toBe(text);
    expect(site.rendered).toHaveLength(2);
  });
});
