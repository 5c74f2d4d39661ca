/**
 * `npm run torture -- slow [clients]`: clients that send their headers or bodies one byte a second (slow-loris), headers and bodies that
 * are far too large, and more connections than the process may have files. With 256 MB of heap. Meanwhile readers open pages.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE, SECOND } from '#az/format/durations.ts';
import { startBenchSite } from '../bench/start-bench-site.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { processMemory } from '../tests/kit/site/process-memory.ts';
import { ask, count, formatCounts } from './ask.ts';
import { reportPromise } from './report-promise.ts';

const CLIENTS = Number(process.argv[2] ?? 4000);
const READERS = 20;
/** The server has fewer files than there are clients. */
const FILES = Math.max(300, CLIENTS - 500);
/** Headers may take 20 s, a request 2 minutes; both are checked every 2 s. The rest is for a busy machine. */
const MAX_LIFE_MS = 2 * MINUTE + 30 * SECOND;

const HEAD = 'Host: a\r\nUser-Agent: torture\r\n';
const KINDS: { name: string; first: string; next: () => string; everyMs: number }[] = [
  { name: 'slow headers', first: `GET / HTTP/1.1\r\n${HEAD}X: `, next: () => 'a', everyMs: SECOND },
  {
    name: 'slow bodies',
    first: `POST /contact HTTP/1.1\r\n${HEAD}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n`,
    next: () => 'a',
    everyMs: SECOND,
  },
  {
    name: 'huge headers',
    first: `GET / HTTP/1.1\r\n${HEAD}`,
    next: () => `X-${Math.random()}: ${'a'.repeat(4000)}\r\n`,
    everyMs: 200,
  },
  {
    name: 'huge bodies',
    first: `POST /contact HTTP/1.1\r\n${HEAD}Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n`,
    next: () => `4000\r\n${'a'.repeat(16_384)}\r\n`,
    everyMs: 200,
  },
  { name: 'silent', first: '', next: () => '', everyMs: SECOND },
];

buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'newsroom-torture-'));
const { site, port } = await startBenchSite(
  folder,
  { NODE_OPTIONS: '--max-old-space-size=256', TRUST_PROXY: '1' },
  { command: ['sh', '-c', `ulimit -n ${FILES} && exec "$0" build/server/index.js`, process.execPath] },
);
const calm = processMemory(site.pid);
const readers = count();
let isOver = false;
const reading = Array.from({ length: READERS }, async (_, number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Each third reader opens pages that the cache does not have.
  for (let page = 0; !isOver; page += 1) {
    const path = number % 3 === 0 ? `/search?q=${number}-${page}` : '/';
    await ask(port, path, { agent, headers: {}, counts: readers });
    await sleep(20);
  }
  agent.destroy();
});
await sleep(SECOND);

const openSockets = new Set<Socket>();
/** The kind of each client, by its port. */
const kindOf = new Map<number, string>();
let most = 0;
for (let number = 0; number < CLIENTS; number += 1) {
  const { name, first, next, everyMs } = KINDS[number % KINDS.length] as (typeof KINDS)[number];
  const socket = connect({ port, host: '127.0.0.1' });
  openSockets.add(socket);
  socket.on('connect', () => kindOf.set(socket.localPort ?? 0, name));
  socket.write(first);
  socket.resume();
  const timer = setInterval(() => {
    if (socket.writableLength < 100_000) socket.write(next());
  }, everyMs);
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    openSockets.delete(socket);
  });
  most = Math.max(most, openSockets.size);
  if (number % 50 === 49) await sleep(10);
}
const busy = processMemory(site.pid);
/** When the server was first and last seen with the connection of each port. */
const seen = new Map<number, { first: number; last: number }>();
const end = performance.now() + 2 * MAX_LIFE_MS;
for (;;) {
  const at = performance.now();
  const accepted = listAccepted().filter((client) => kindOf.has(client));
  for (const client of accepted) seen.set(client, { first: seen.get(client)?.first ?? at, last: at });
  if ((seen.size > 0 && accepted.length === 0) || at > end) break;
  await sleep(SECOND);
}
for (const socket of openSockets) socket.destroy();
isOver = true;
await Promise.all(reading);
const after = processMemory(site.pid);
await site.stop();
rmSync(folder, { recursive: true, force: true });

const lives = [...seen].map(([client, { first, last }]) => ({ kind: kindOf.get(client), ms: last - first }));
const tooLong = lives.filter(({ ms }) => ms > MAX_LIFE_MS);
const sorted = lives.map(({ ms }) => ms).sort((a, b) => a - b);
const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) / 1000);
console.log(
  `${CLIENTS} clients, at most ${most} open; of ${lives.length} that were seen in the server half were closed after ${at(0.5)} s, the last after ${at(0.999)} s`,
);
console.log(`  readers       ${formatCounts(readers)}`);
console.log(`  memory        ${JSON.stringify({ calm, busy, after })}`);
reportPromise('clients that the server had for too long', tooLong.length, [
  ...new Set(tooLong.map(({ kind }) => `${kind}`)),
]);
reportPromise('readers without an answer', readers.failed.length, readers.failed);
reportPromise(
  'readers with another answer than 200',
  Object.entries(readers.statuses).reduce((sum, [status, many]) => sum + (status === '200' ? 0 : many), 0),
);

/**
 * The ports of the clients whose connections the server has accepted (Linux). A client is connected earlier, by the system. When the queue
 * of the server is full it stays so without the server: until it sends something, or for ever when it is silent.
 */
function listAccepted(): number[] {
  const [, ...lines] = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [, local = '', remote = '', , , , , , , inode] = line.trim().split(/\s+/);
    const isOfServer = portOf(local) === port && inode !== '0';
    return isOfServer ? [portOf(remote)] : [];
  });
}

/** The port of an address such as `0100007F:1F90`. */
function portOf(address: string): number {
  return Number.parseInt(address.split(':')[1] ?? '', 16);
}
