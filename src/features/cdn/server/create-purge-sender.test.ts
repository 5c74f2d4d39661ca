import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSiteConfig } from '#app/server/read-site-config.ts';
import { ConfigError } from '#platform/config.ts';
import type { DeliveryToSend } from '#platform/outbox/delivery.ts';
import type { Purge } from '../rules/plan-purge.ts';
import { createPurgeSender } from './create-purge-sender.ts';

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

let calls: Call[];
/** The answers to the next requests; 200 when there is none. */
let answers: { status: number; headers?: Record<string, string> }[];
let url: string;
let close: () => void;
beforeEach(async () => {
  calls = [];
  answers = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    calls.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(body) });
    const { status, headers } = answers.shift() ?? { status: 200 };
    response.writeHead(status, headers).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterEach(() => close());

const zone = '0123456789abcdef0123456789abcdef';

function send(env: Record<string, string>, purge: Purge) {
  const { cdn } = readSiteConfig(env);
  if (!cdn) throw new Error('no CDN');
  return createPurgeSender(cdn).send([{ payload: JSON.stringify(purge) } as DeliveryToSend]);
}

const cloudflareEnv = () => ({
  CLOUDFLARE_ZONE: zone,
  CLOUDFLARE_TOKEN: 'token-1',
  CLOUDFLARE_API_URL: url,
});

it('Cloudflare gets the tags as its API wants them', async () => {
  expect(await send(cloudflareEnv(), { keys: ['a', 'b'] })).toEqual({ outcome: 'sent', response: '200' });
  expect(calls).toMatchObject([
    {
      path: `/client/v4/zones/${zone}/purge_cache`,
      headers: { authorization: 'Bearer token-1', 'content-type': 'application/json' },
      body: { tags: ['a', 'b'] },
    },
  ]);
  await send(cloudflareEnv(), { keys: null });
  expect(calls[1]?.body).toEqual({ purge_everything: true });
});

it('Cloudflare gets at most 100 tags in a request', async () => {
  const keys = Array.from({ length: 201 }, (_, n) => `k${n}`);
  await send(cloudflareEnv(), { keys });
  const sent = calls.map(({ body }) => (body as { tags: string[] }).tags);
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(sent.flat()).toEqual(keys);
});

it('another CDN gets the keys, with a token only when there is one', async () => {
  await send({ CDN_PURGE_URL: `${url}/purge` }, { keys: ['a'] });
  await send({ CDN_PURGE_URL: `${url}/purge`, CDN_PURGE_TOKEN: 'secret' }, { keys: null });
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/purge', body: { keys: ['a'] } },
    { path: '/purge', body: { everything: true } },
  ]);
  expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer secret']);
});

it('a purge of which a part was refused is not done', async () => {
  const keys = Array.from({ length: 201 }, (_, n) => `k${n}`);
  answers = [{ status: 200 }, { status: 429, headers: { 'retry-after': '7' } }];
  expect(await send(cloudflareEnv(), { keys })).toEqual({
    outcome: 'wait',
    response: '429',
    retryAfterMs: 7000,
  });
  expect(calls).toHaveLength(2);
});

it.each([
  [{ CLOUDFLARE_ZONE: zone }, 'CLOUDFLARE_TOKEN: missing'],
  [{ CLOUDFLARE_TOKEN: 'token-1' }, 'CLOUDFLARE_ZONE: missing'],
  [
    { CLOUDFLARE_ZONE: zone, CLOUDFLARE_TOKEN: 't', CDN_PURGE_URL: 'http://a.az' },
    'CDN_PURGE_URL: not together',
  ],
  [{ CLOUDFLARE_ZONE: 'short', CLOUDFLARE_TOKEN: 't' }, 'CLOUDFLARE_ZONE: '],
])('the settings %j are refused', (env, message) => {
  const read = () => readSiteConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
});
