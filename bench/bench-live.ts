/**
 * `npm run bench -- live`: 5,000 readers hold a stream of the built site, and an editor saves breaking news ten times. Prints
 * the memory of a stream and the time from the save to the receipt. `npm run bench -- live 1000` opens 1,000 streams. Exits
 * with 1 when a reader gets nothing, or one in a hundred waits longer than a second.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allMigrations } from '#app/server/site-database.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { STREAM_ADDRESS } from '#platform/http/stream-address.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { processMemory } from '#tests/kit/site/process-memory.ts';
import { signIn } from '#tests/kit/site/visitor.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { MEMORY_SETTINGS } from '../scripts/memory-settings.ts';
import type { StreamLoad } from './hold-streams.ts';
import { startBenchSite } from './start-bench-site.ts';

const SAVES = 10;
const CLIENTS = 2;
const LIMIT_MS = 1000;
/** Files that a process needs besides its streams. */
const SPARE_FILES = 200;

const wanted = Number(process.argv[2] ?? 5000);
const possible = maxOpenFiles() - SPARE_FILES;
const streams = Math.min(wanted, possible);
if (streams < wanted)
  console.log(`This machine allows a process ${possible} streams: "ulimit -n" must be raised for ${wanted}.`);

const folder = mkdtempSync(join(tmpdir(), 'newsroom-live-'));
const clients: ChildProcess[] = [];
try {
  buildIfStale();
  const email = await fillDatabase(join(folder, 'newsroom.sqlite'));
  const { site, url, port } = await startBenchSite(folder, MEMORY_SETTINGS);
  const fetchHere = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  const editor = await signIn({ url, fetch: fetchHere }, email);
  await sleep(3000);
  const before = processMemory(site.pid);
  for (let count = 0; count < CLIENTS; count++) {
    const load: StreamLoad = { port, path: `${STREAM_ADDRESS}?topics=breaking`, streams: streams / CLIENTS };
    clients.push(fork('bench/hold-streams.ts', [JSON.stringify(load)]));
  }
  await Promise.all(clients.map((client) => once(client, 'message')));
  await sleep(3000);
  const after = processMemory(site.pid);
  const times: number[] = [];
  for (let save = 1; save <= SAVES; save++) {
    const marker = `Xəbər nömrə ${save}.`;
    await Promise.all(clients.map((client) => tell(client, marker)));
    const answers = clients.map((client) => once(client, 'message') as Promise<[number[]]>);
    const saved = Date.now();
    const answer = await editor.post('/admin/breaking', { text: marker, address: '', level: 'info' });
    if (answer.status !== 302) throw new Error(`The save was answered with ${answer.status}`);
    for (const [received] of await Promise.all(answers)) times.push(...received.map((time) => time - saved));
  }
  times.sort((one, other) => one - other);
  const percentile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  if (before && after)
    console.log(
      `${streams} streams: ${((after.now - before.now) / streams / 1024).toFixed(1)} KB each, ` +
        `${Math.round(after.now / 1024 / 1024)} MB for the process`,
    );
  console.log(
    `${SAVES} saves: received by ${times.length} of ${streams * SAVES}, p50 ${percentile(0.5)} ms, ` +
      `p99 ${percentile(0.99)} ms, last ${percentile(1)} ms after the save (limit ${LIMIT_MS} ms)`,
  );
  if (times.length < streams * SAVES || percentile(0.99) > LIMIT_MS) process.exitCode = 1;
  await site.stop();
} finally {
  for (const client of clients) client.disconnect();
  rmSync(folder, { recursive: true, force: true });
}

async function tell(client: ChildProcess, marker: string): Promise<void> {
  const heard = once(client, 'message');
  client.send({ marker });
  await heard;
}

async function fillDatabase(file: string): Promise<string> {
  const open = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(open, allMigrations);
  const { email } = await writeStaff(open.db, 'editor');
  await open.close();
  return email;
}

/** Node raises its own limit to this one when it starts. */
function maxOpenFiles(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY;
  const limits = readFileSync('/proc/self/limits', 'utf8');
  return Number(/^Max open files\s+\S+\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}
