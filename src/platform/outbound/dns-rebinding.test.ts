import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DnsServer, startDnsServer } from '#tests/kit/servers/dns-server.ts';
import { createOutboundAgents, fetchOutbound } from './fetch-outbound.ts';

/** Stands for an address of the internet. All addresses that begin with 127 are this machine. */
const PUBLIC = '127.0.0.2';
const PRIVATE = '127.0.0.1';
const refused = expect.objectContaining({ name: 'OutboundError', problem: 'refusedAddress' });

let servers: Server[];
let port: number;
let reached: string[];
let dns: DnsServer;

/** Listens on both addresses at the same port, and notes which one is reached. */
beforeEach(async () => {
  reached = [];
  servers = [];
  port = 0;
  for (const address of [PUBLIC, PRIVATE]) {
    const server = createServer(({ url }, response) => {
      reached.push(address);
      if (url?.startsWith('/to/')) response.setHeader('Location', `http://${url.slice(4)}:${port}/`);
      response.statusCode = url?.startsWith('/to/') ? 302 : 200;
      // The next request needs a connection of its own, and with it another answer of the resolver.
      response.setHeader('Connection', 'close');
      response.end('ok');
    });
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject);
      server.listen(port, address, resolve);
    });
    port = (server.address() as AddressInfo).port;
    servers.push(server);
  }
});
afterEach(() => {
  dns.close();
  for (const server of servers) server.close();
});

async function startResolver(answer: Parameters<typeof startDnsServer>[0]) {
  dns = await startDnsServer(answer);
  const agents = createOutboundAgents({
    resolve: dns.resolve,
    isPublic: (address) => address !== PRIVATE,
  });
  return (path: string) =>
    fetchOutbound(`http://${path}`, { allowPrivate: false, maxRedirects: 3 }, agents).then(
      ({ status }) => status,
      (error) => error,
    );
}

test('a name that changes to a private address after the check leads to the address that was checked', async () => {
  const get = await startResolver((_, count) => [count === 0 ? PUBLIC : PRIVATE]);
  expect(await get(`rebind.example:${port}/`)).toBe(200);
  expect(reached).toEqual([PUBLIC]);
  // One question for each connection: there is no second answer that could be another one.
  expect(dns.asked).toEqual(['rebind.example']);
  expect(await get(`rebind.example:${port}/`)).toEqual(refused);
  expect(reached).toEqual([PUBLIC]);
});

test('a name with a public and a private address is refused, in either order', async () => {
  const get = await startResolver((name) => (name === 'one.example' ? [PUBLIC, PRIVATE] : [PRIVATE, PUBLIC]));
  expect(await get(`one.example:${port}/`)).toEqual(refused);
  expect(await get(`other.example:${port}/`)).toEqual(refused);
  expect(reached).toEqual([]);
});

test('a redirect is checked again, also when it leads to the same name', async () => {
  const get = await startResolver((name, count) => [
    name === 'inside.example' || count > 0 ? PRIVATE : PUBLIC,
  ]);
  expect(await get(`outside.example:${port}/to/inside.example`)).toEqual(refused);
  expect(await get(`same.example:${port}/to/same.example`)).toEqual(refused);
  expect(await get(`address.example:${port}/to/${PRIVATE}`)).toEqual(refused);
  expect(reached).toEqual([PUBLIC, PUBLIC, PUBLIC]);
});
