import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { type ConnectionLimits, openHttpServer } from './http-server.ts';

type Opened = Awaited<ReturnType<typeof openHttpServer>>;
type Listener = Parameters<typeof openHttpServer>[1];

const quick: ConnectionLimits = {
  headersMs: 300,
  requestMs: 600,
  silenceMs: MINUTE,
  checkMs: 100,
  lingerMs: 200,
};
let opened: Opened;
let accepted = 0;
const clients: Socket[] = [];

const open = async (listener: Listener, limits = quick) => {
  opened = await openHttpServer({ host: '127.0.0.1', port: 0 }, listener, limits);
  accepted = 0;
  opened.server.on('connection', () => {
    accepted += 1;
  });
};
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await opened.stop({ delayMs: 0, graceMs: 100 });
});

/** A client that sends this text, and neither reads the response nor closes the connection. */
function sendAndHold(text: string): Socket {
  const client = connect({ port: opened.port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => {});
  client.pause();
  client.write(text);
  clients.push(client);
  return client;
}

const countConnections = () =>
  new Promise<number>((resolve) => opened.server.getConnections((_, count) => resolve(count)));

test.each([
  ['that sent garbage', 'hello\r\n\r\n'],
  ['with a head that never ends', 'GET / HTTP/1.1\r\nHost: a\r\nX: '],
  ['with a body that never comes', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n'],
  ['with a head that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['that sends nothing', ''],
])('a connection %s is closed though the client keeps it open', async (_, text) => {
  await open((req, res) => {
    req.resume();
    req.on('end', () => res.end());
  });
  for (let number = 0; number < 20; number += 1) sendAndHold(text);
  await expect.poll(() => accepted).toBe(20);
  await expect.poll(countConnections).toBe(0);
});

test('a client that does not read its response is disconnected', async () => {
  await open((_req, res) => res.end(Buffer.alloc(50_000_000)), { ...quick, silenceMs: 300 });
  sendAndHold('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => accepted).toBe(1);
  await expect.poll(countConnections).toBe(0);
});

/** Listeners that refuse a request after reading nothing or only the first part of its body. */
const refusals: [how: string, listener: Listener][] = [
  ['before the body is read', (_req, res) => void res.writeHead(403, { 'Content-Length': 0 }).end()],
  [
    'after a part of the body',
    async (req, res) => {
      if (req.method === 'POST') for await (const _ of req.iterator({ destroyOnReturn: false })) break;
      res.writeHead(403, { 'Content-Length': 0 }).end();
    },
  ],
  [
    'while a listener still waits for the body',
    (req, res) => {
      const refuse = () => void res.writeHead(403, { 'Content-Length': 0 }).end();
      if (req.method === 'GET') refuse();
      else req.once('readable', refuse);
    },
  ],
];

test.each(refusals)('the next request gets a response after a refusal %s', async (_, listener) => {
  await open(listener, { ...quick, headersMs: MINUTE, requestMs: MINUTE });
  const client = connect(opened.port, '127.0.0.1');
  clients.push(client);
  let got = '';
  client.setEncoding('utf8').on('data', (text) => {
    got += text;
  });
  client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n${'a'.repeat(100_000)}`);
  await expect.poll(() => got).toContain('403');
  client.write(`${'a'.repeat(200_000)}GET / HTTP/1.1\r\nHost: a\r\n\r\n`);
  await expect.poll(() => got.split('HTTP/1.1 403').length).toBe(3);
});

test.each(refusals)(
  'a client that goes on sending after a refusal %s is disconnected',
  async (_, listener) => {
    await open(listener, { ...quick, headersMs: MINUTE, requestMs: MINUTE });
    const client = sendAndHold('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
    while (!client.destroyed && (await countConnections()) > 0) {
      client.write(`100\r\n${'a'.repeat(256)}\r\n`);
      await sleep(20);
    }
    expect(await countConnections()).toBe(0);
  },
);
