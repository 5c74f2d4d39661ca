import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseTopic } from '#app/server/features.ts';
import { ask, serveForTest } from '#app/server/serve-for-test.ts';
import type { LiveHub, StreamSubscriber } from './live-hub.ts';
import { createLiveStreams, type LiveStreams } from './live-streams.ts';

let server: Awaited<ReturnType<typeof serveForTest>>;
let streams: LiveStreams;
let subscribed: { subscriber: StreamSubscriber; topics: string[]; last: number | null }[];
const sockets: Socket[] = [];

beforeEach(async () => {
  subscribed = [];
  const hub: LiveHub = {
    close: async () => {},
    subscribe(subscriber, topics, last) {
      const entry = { subscriber, topics: topics.map(({ name }) => name), last };
      subscribed.push(entry);
      return () => subscribed.splice(subscribed.indexOf(entry), 1);
    },
  };
  streams = createLiveStreams({
    hub,
    parseTopic,
    headers: [['X-Frame-Options', 'DENY']],
    maxStreams: 2,
    maxUnsentBytes: 1 << 20,
  });
  server = await serveForTest((req, res) => {
    if (!streams.answer(req, res)) res.end('other');
  });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

function open(target: string, headers = '') {
  const stream = { text: '', isClosed: false, socket: connect(server.port, '127.0.0.1') };
  sockets.push(stream.socket);
  stream.socket.on('data', (bytes) => {
    stream.text += bytes;
  });
  stream.socket.on('close', () => {
    stream.isClosed = true;
  });
  stream.socket.on('error', () => {});
  stream.socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n${headers}\r\n`);
  return stream;
}

test('opens a stream that no proxy may collect or compress', async () => {
  const stream = open('/api/stream?topics=breaking,match:17,breaking');
  await expect.poll(() => stream.text).toContain('retry: 3000\n\n');
  expect(stream.text).toContain('HTTP/1.1 200');
  expect(stream.text).toContain('Content-Type: text/event-stream');
  expect(stream.text).toContain('Cache-Control: no-store, no-transform');
  expect(stream.text).toContain('X-Accel-Buffering: no');
  expect(stream.text).toContain('X-Frame-Options: DENY');
  expect(stream.text).not.toContain('Content-Encoding');
  expect(subscribed).toMatchObject([{ topics: ['breaking', 'match:17'], last: null }]);
  subscribed[0]?.subscriber.send(Buffer.from('event: breaking\ndata: a\n\n'));
  await expect.poll(() => stream.text).toContain('event: breaking\ndata: a\n\n');
  stream.socket.destroy();
  await expect.poll(() => subscribed.length + streams.size).toBe(0);
});

test.each([
  ['', 'Last-Event-ID: 12\r\n', 12],
  ['&last=9', '', 9],
  ['&last=9', 'Last-Event-ID: 12\r\n', 12],
  ['&last=x', '', null],
])('continues after the last id: %s %s', async (parameter, headers, last) => {
  open(`/api/stream?topics=breaking${parameter}`, headers);
  await expect.poll(() => subscribed).toMatchObject([{ last }]);
});

const listTopics = (count: number) => Array.from({ length: count }, (_, index) => `match:${index}`).join();

test('takes forty topics in one stream', async () => {
  open(`/api/stream?topics=${listTopics(40)}`);
  await expect.poll(() => subscribed[0]?.topics).toHaveLength(40);
});

test('refuses what is no stream', async () => {
  const many = listTopics(41);
  for (const topics of ['', 'x', 'breaking,x', many])
    expect((await ask(server.port, `/api/stream?topics=${topics}`)).status).toBe(400);
  expect((await ask(server.port, '/api/stream?topics=breaking', { method: 'POST' })).status).toBe(405);
  expect((await ask(server.port, '/api/streams?topics=breaking')).text).toBe('other');
  open('/api/stream?topics=breaking');
  open('/api/stream?topics=breaking');
  await expect.poll(() => streams.size).toBe(2);
  const full = await ask(server.port, '/api/stream?topics=breaking');
  expect([full.status, full.headers['retry-after']]).toEqual([503, '30']);
});

test('ends a stream whose reader does not read', async () => {
  const stream = open('/api/stream?topics=breaking');
  await expect.poll(() => subscribed).toHaveLength(1);
  stream.socket.pause();
  const message = Buffer.from(`event: breaking\ndata: ${'x'.repeat(1 << 16)}\n\n`);
  for (let sent = 0; sent < 400 && streams.size > 0; sent++) {
    subscribed[0]?.subscriber.send(message);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(streams.size).toBe(0);
});

test('says when to come back at the end of the process', async () => {
  const stream = open('/api/stream?topics=breaking');
  await expect.poll(() => subscribed).toHaveLength(1);
  const { subscriber } = subscribed[0] as { subscriber: StreamSubscriber };
  streams.end();
  // A change at the same moment must not break the process.
  subscriber.send(Buffer.from('event: breaking\ndata: late\n\n'));
  await expect.poll(() => stream.text).toMatch(/retry: 1\d{3}\n\n\r\n0\r\n/);
  expect(stream.text).not.toContain('late');
  const late = open('/api/stream?topics=breaking');
  await expect.poll(() => late.text).toMatch(/retry: 1\d{3}\n\n\r\n0\r\n/);
  expect(late.text).toContain('HTTP/1.1 200');
  expect(subscribed).toHaveLength(0);
});
