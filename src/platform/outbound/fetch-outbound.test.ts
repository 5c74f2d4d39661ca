import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, getDefaultAutoSelectFamily, setDefaultAutoSelectFamily } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE, SECOND } from '#az/format/durations.ts';
import {
  createOutboundAgents,
  fetchOutbound,
  isPublicAddress,
  type OutboundRequest,
  outboundLimits,
  readRetryAfter,
} from './fetch-outbound.ts';

const problem = (name: string) => expect.objectContaining({ name: 'OutboundError', problem: name });

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a00:1',
    '::ffff:10.0.0.1%eth0',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    'allows %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('refuses every address that contains an IPv4 address, in every notation', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false);
      }),
    );
  });
});

describe('fetchOutbound', () => {
  let server: Server;
  let port = 0;
  let calls: string[] = [];
  let connections = 0;
  let listener: RequestListener = (_request, response) => response.end('ok');
  const answer = (next: RequestListener) => {
    calls = [];
    listener = next;
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      calls.push(`${request.method} ${request.headers.host?.replace(/:.*/, '')}${request.url}`);
      listener(request, response);
    });
    server.on('connection', () => connections++);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A network in which `127.0.0.1` is public, and every name has the given addresses. */
  const agentsOf = (addresses: string[]) =>
    createOutboundAgents({
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    });
  const get = (path: string, options: Partial<OutboundRequest> = {}, host = '127.0.0.1') =>
    fetchOutbound(`http://${host}:${port}${path}`, { allowPrivate: true, ...options });
  const getPublic = (
    path: string,
    addresses: string[],
    options: Partial<OutboundRequest> = {},
    agents = agentsOf(addresses),
  ) => fetchOutbound(`http://paper.example:${port}${path}`, { allowPrivate: false, ...options }, agents);

  it('sends the request and returns every status with its headers and body', async () => {
    let body = '';
    let encoding: unknown;
    answer((request, response) => {
      encoding = request.headers['accept-encoding'];
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => response.writeHead(429, { 'retry-after': '7' }).end('slowly'));
    });
    const sent = await get('/x', { method: 'POST', body: 'Qarabağ', headers: { 'x-key': '1' } });
    expect([sent.status, sent.headers.get('retry-after'), sent.body.toString()]).toEqual([
      429,
      '7',
      'slowly',
    ]);
    expect([calls, body, encoding]).toEqual([['POST 127.0.0.1/x'], 'Qarabağ', 'identity']);
  });

  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
  ])('refuses %s when private networks are not allowed, without a connection', async (host) => {
    answer((_request, response) => response.end());
    await expect(get('/', { allowPrivate: false }, host)).rejects.toEqual(problem('refusedAddress'));
    expect(calls).toEqual([]);
  });

  it('refuses a name when one of its addresses is private, and connects to the checked one', async () => {
    answer((_request, response) => response.end('ok'));
    for (const address of ['10.0.0.1', '::1', '::ffff:10.0.0.1', 'fe80::1'])
      await expect(getPublic('/', ['127.0.0.1', address])).rejects.toEqual(problem('refusedAddress'));
    await expect(getPublic('/', [])).rejects.toEqual(problem('refusedAddress'));
    expect(calls).toEqual([]);
    // The name does not exist: only the checked address can have answered.
    expect((await getPublic('/', ['127.0.0.1'])).body.toString()).toBe('ok');
    expect(calls).toEqual(['GET paper.example/']);
  });

  it('connects to the checked address also where the program tries only one of them', async () => {
    answer((_request, response) => response.end('ok'));
    const before = getDefaultAutoSelectFamily();
    setDefaultAutoSelectFamily(false);
    onTestFinished(() => setDefaultAutoSelectFamily(before));
    expect((await getPublic('/', ['127.0.0.1'])).body.toString()).toBe('ok');
    await expect(getPublic('/', ['127.0.0.1', '10.0.0.1'])).rejects.toEqual(problem('refusedAddress'));
  });

  it('uses one connection for requests that follow each other', async () => {
    answer((request, response) => request.resume().on('end', () => response.end('ok')));
    connections = 0;
    const agents = agentsOf(['127.0.0.1']);
    const post = () => getPublic('/', [], { method: 'POST', body: 'x' }, agents);
    for (let n = 0; n < 200; n++) await post();
    expect([calls.length, connections]).toEqual([200, 1]);
    await Promise.all(Array.from({ length: 8 }, post));
    expect(connections).toBe(8);
  });

  it('checks the address of every connection, and never uses one that was opened without the check', async () => {
    answer((_request, response) => response.writeHead(200, { connection: 'close' }).end('ok'));
    const addresses = ['127.0.0.1'];
    const agents = agentsOf(addresses);
    await getPublic('/', addresses, {}, agents);
    // The name now leads to a private network.
    addresses.push('10.0.0.1');
    await expect(getPublic('/', addresses, {}, agents)).rejects.toEqual(problem('refusedAddress'));
    answer((_request, response) => response.end('ok'));
    const local = `http://localhost:${port}/`;
    await fetchOutbound(local, { allowPrivate: true }, agents);
    await expect(fetchOutbound(local, { allowPrivate: false }, agents)).rejects.toEqual(
      problem('refusedAddress'),
    );
    expect(calls).toHaveLength(1);
  });

  it('does not repeat a request whose used connection breaks', async () => {
    answer((_request, response) => response.end('ok'));
    await get('/');
    answer((request) => request.socket.destroy());
    connections = 0;
    await expect(get('/', { method: 'POST' })).rejects.toEqual(problem('interrupted'));
    expect([calls.length, connections]).toEqual([1, 0]);
  });

  it('checks the address of each redirect, and follows a limited number', async () => {
    answer((request, response) => {
      const [, kind, rest] = request.url?.split('/') ?? [];
      const targets: Record<string, string> = {
        private: `http://127.0.0.2:${port}/`,
        file: 'file:///etc/passwd',
        again: `/again/${Number(rest) + 1}`,
        once: '/done',
        created: '/done',
      };
      const location = targets[kind ?? ''];
      const status = kind === 'created' ? 201 : kind === 'nowhere' || location ? 302 : 200;
      response.writeHead(status, location ? { location } : {}).end();
    });
    const follow = { maxRedirects: 2 };
    await expect(getPublic('/private', ['127.0.0.1'], follow)).rejects.toEqual(problem('refusedAddress'));
    await expect(getPublic('/file', ['127.0.0.1'], follow)).rejects.toEqual(problem('refusedAddress'));
    await expect(get('/again/0', follow)).rejects.toEqual(problem('tooManyRedirects'));
    expect(calls.slice(-3)).toEqual([
      'GET 127.0.0.1/again/0',
      'GET 127.0.0.1/again/1',
      'GET 127.0.0.1/again/2',
    ]);
    expect((await get('/once', follow)).url.pathname).toBe('/done');
    expect((await get('/once')).status).toBe(302);
    expect((await get('/nowhere', follow)).status, 'a redirect without an address').toBe(302);
    expect((await get('/created', follow)).status, 'an address that is no redirect').toBe(201);
    expect((await get('/once', { ...follow, method: 'POST' })).status).toBe(302);
  });

  it('asks no host beside those of the list, also after a redirect', async () => {
    answer((request, response) =>
      response.writeHead(302, { location: request.url === '/' ? `http://localhost:${port}/two` : '/' }).end(),
    );
    const status = (hosts: string[], host?: string) =>
      get('/', { hosts, maxRedirects: 1 }, host).then(
        (response) => response.status,
        (error) => `${error.problem} ${error.message}`,
      );
    const other = `refusedAddress localhost:${port} is not one of the allowed hosts`;
    expect(await status(['127.0.0.1'])).toBe(other);
    expect(await status([`127.0.0.1:${port}`, '*.localhost'])).toBe(other);
    expect(await status(['example.az', '127.0.0.1:1'], 'localhost')).toBe(other);
    expect(calls).toEqual(['GET 127.0.0.1/', 'GET 127.0.0.1/']);
    expect(await status([])).toBe(`tooManyRedirects localhost:${port} redirects too often`);
  });

  it('sends no headers of ours to another site', async () => {
    const keys: unknown[] = [];
    answer((request, response) => {
      keys.push(request.headers['x-key']);
      if (request.url === '/') response.writeHead(302, { location: '/one' });
      if (request.url === '/one') response.writeHead(302, { location: `http://localhost:${port}/two` });
      response.end();
    });
    await get('/', { maxRedirects: 2, headers: { 'x-key': 'secret' } }).catch(() => null);
    expect(keys.slice(0, 2)).toEqual(['secret', 'secret']);
    expect(keys.slice(2)).not.toContain('secret');
  });

  it('stops at the size limit and at the time limit', async () => {
    let hasArrived = false;
    answer((request, response) => {
      hasArrived = request.url === '/silent';
      if (request.url === '/endless') {
        const timer = setInterval(() => response.write(Buffer.alloc(5000)), 1);
        response.on('close', () => clearInterval(timer));
      }
    });
    await expect(get('/endless', { maxBytes: 50_000 })).rejects.toEqual(problem('tooLarge'));
    answer((request, response) => {
      hasArrived = request.url === '/silent';
      if (request.url === '/small') response.end('12345');
    });
    expect((await get('/small', { maxBytes: 5 })).body.toString()).toBe('12345');
    await expect(get('/small', { maxBytes: 4 })).rejects.toEqual(problem('tooLarge'));
    // On a busy machine a short limit ends before the request arrives.
    let reason: unknown;
    for (let timeoutMs = 50; !hasArrived; timeoutMs *= 2)
      reason = await get('/silent', { timeoutMs }).catch((error: unknown) => error);
    expect(reason).toEqual(problem('interrupted'));
    expect(reason).toHaveProperty('message', `127.0.0.1:${port} broke off its answer: took too long`);
    await expect(get('/silent', { signal: AbortSignal.abort() })).rejects.toEqual(problem('unreachable'));
  });

  it('goes where the operator lets addresses go that are not his own', () => {
    const config = { allowPrivateAddresses: false, outboundHosts: ['a.az'] };
    expect(outboundLimits(config)).toEqual({ allowPrivate: false, hosts: ['a.az'] });
  });

  it('says whether the request may have arrived', async () => {
    answer((request) => request.socket.destroy());
    await expect(get('/secret-token')).rejects.toEqual(problem('interrupted'));
    await expect(get('/secret-token')).rejects.not.toThrow('secret-token');
    await expect(fetchOutbound('http://127.0.0.1:1/', { allowPrivate: true })).rejects.toEqual(
      problem('unreachable'),
    );
    const nobody = createOutboundAgents({
      resolve: () => Promise.reject(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' })),
      isPublic: isPublicAddress,
    });
    await expect(getPublic('/', [], {}, nobody)).rejects.toThrow('does not answer: ENOTFOUND');
    await expect(fetchOutbound('https://127.0.0.1:1/', { allowPrivate: true })).rejects.toThrow(
      'ECONNREFUSED',
    );
    await expect(fetchOutbound('ftp://a.example/', { allowPrivate: true })).rejects.toEqual(
      problem('refusedAddress'),
    );
  });
});

describe('readRetryAfter', () => {
  const read = (value: string) => readRetryAfter(new Headers({ 'retry-after': value }));

  it('reads a number of seconds, or a moment in the future', () => {
    expect(read('7')).toBe(7 * SECOND);
    expect(read('120')).toBe(2 * MINUTE);
    for (const moment of [new Date(Date.now() + MINUTE).toUTCString(), '2999-12-31']) {
      const toWait = Date.parse(moment) - Date.now();
      expect(read(moment)).toBeGreaterThan(toWait - 30 * SECOND);
      expect(read(moment)).toBeLessThanOrEqual(toWait);
    }
  });

  it('is null without a moment in the future', () => {
    for (const value of ['0', '-1', 'soon', 'Sun, 06 Nov 1994 08:49:37 GMT']) expect(read(value)).toBeNull();
    expect(readRetryAfter(new Headers())).toBeNull();
  });
});
